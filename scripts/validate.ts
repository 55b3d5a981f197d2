import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '../app/domain/language.ts';
import { startServerProcess } from '../server/testing/server-process.ts';
import { PAGE_TYPES } from '../tests/browser/page-types.ts';

/**
 * `npm run validate`: the Nu HTML checker, on which validator.w3.org runs, reads every kind of page
 * in each language, the style sheets and the drawings of the build. It needs `java`; the checker
 * itself, 30 MB, is fetched from npm when missing.
 */
const CHECKER = 'vnu-jar@26.9.27';
const CHECKER_FOLDER = '.cache/checker';
const JAR = join(CHECKER_FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');
const ASSETS = 'build/client/assets';

/**
 * What is no mistake: React's way to write void elements, and CSS that is newer than the checker's
 * own list.
 */
const NO_MISTAKES: readonly RegExp[] = [
  /^Trailing slash on void elements/,
  // Container queries (CSS Containment 3).
  /“@container”|“container-type”/,
  // Anchors (CSS Anchor Positioning 1).
  /“(?:position-(?:area|anchor|try-fallbacks)|anchor-name|@position-try)”|“anchor\(|“top”: Parse Error/,
  // Of drawings (SVG 2).
  /“(?:vector-effect|paint-order|r)”: Property/,
  // A number times a variable within calc().
  /The types are incompatible/,
];

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

function run(command: string, parameters: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error || status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
  return stdout;
}

/** Every kind of page in each language, written into a folder as the built server sends them. */
async function savePages(folder: string): Promise<void> {
  const server = await startServerProcess();
  try {
    for (const { name, path, status } of PAGE_TYPES) {
      for (const language of LANGUAGES) {
        const address = `${path}${path.includes('?') ? '&' : '?'}lng=${language}`;
        const answer = await fetch(server.origin + address);
        if (answer.status !== status) throw new Error(`${address} answers ${answer.status}`);
        writeFileSync(
          join(folder, `${name.replaceAll(' ', '-')}.${language}.html`),
          await answer.text(),
        );
      }
    }
  } finally {
    await server.stop();
  }
}

if (spawnSync('java', ['-version']).error) {
  process.stderr.write(
    'Not run: there is no java on this machine (Debian: default-jre-headless)\n',
  );
  process.exit(1);
}
if (!existsSync(JAR)) {
  mkdirSync(CHECKER_FOLDER, { recursive: true });
  run('npm', ['install', '--prefix', CHECKER_FOLDER, '--no-save', '--ignore-scripts', CHECKER]);
}
const folder = mkdtempSync(join(tmpdir(), 'binario-validate-'));
try {
  await savePages(folder);
  const files = readdirSync(ASSETS)
    .filter((name) => /\.(?:css|svg)$/.test(name))
    .map((name) => join(ASSETS, name));
  const options = [
    '--exit-zero-always',
    '--format',
    'json',
    '--stdout',
    '--also-check-css',
    '--also-check-svg',
  ];
  const output = run('java', ['-jar', JAR, ...options, folder, ...files]);
  const { messages: all } = JSON.parse(output) as { messages: readonly Message[] };
  const messages = all.filter(
    ({ message }) => !NO_MISTAKES.some((pattern) => pattern.test(message)),
  );
  for (const { type, subType, url = '', lastLine, message, extract } of messages) {
    const where = `${url.slice(url.lastIndexOf('/') + 1)}:${lastLine}`;
    process.stdout.write(
      `${subType ?? type} ${where} ${message}\n    ${extract?.replaceAll('\n', ' ') ?? ''}\n`,
    );
  }
  const errors = messages.filter(({ type }) => type !== 'info').length;
  const pages = PAGE_TYPES.length * LANGUAGES.length;
  process.stdout.write(
    `${pages} pages and ${files.length} style sheets and drawings: ${errors} errors, ${messages.length - errors} remarks\n`,
  );
  process.exitCode = errors === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
