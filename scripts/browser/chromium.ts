import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A browser that is installed here. */
export interface Browser {
  readonly executablePath: string;
  /** Additional environment variables of its process. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Flags of every browser that the project starts. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Flags of a browser whose screen nobody looks at. Without memory for painted tiles it paints none,
 * and it compiles no code for pages that live for seconds: both took a quarter of the processor
 * time of a test.
 */
export const UNSEEN_BROWSER_FLAGS: readonly string[] = [
  ...BROWSER_FLAGS,
  '--force-gpu-mem-available-mb=1',
  '--js-flags=--no-opt --no-maglev --no-sparkplug',
];

const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'] as const;

/**
 * Finds the browser of tests, benches and screenshots: CHROMIUM_PATH, else the package from npm,
 * which is unpacked once. Needs no root: if the system lacks the browser's libraries (NSS) or
 * fonts, those of the package are used.
 */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, environment: {} };
  const folder = await unpackedFolder();
  const executablePath = join(folder, 'chromium');
  return {
    executablePath,
    environment: {
      ...(!starts(executablePath) && { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }),
      ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  };
}

function starts(executablePath: string): boolean {
  return spawnSync(executablePath, ['--version'], { stdio: 'ignore' }).status === 0;
}

async function unpackedFolder(): Promise<string> {
  const packageFolder = join(
    dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
    '..',
  );
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(packageFolder, '..', '..', '.cache', `binario-chromium-${version}`);
  if (existsSync(folder)) return folder;
  const { inflate } = await import('@sparticuz/chromium');
  // Unpacked elsewhere and renamed, so that an interrupted run leaves no partial browser.
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const temporary = process.env.TMPDIR ?? tmpdir();
  try {
    // The package unpacks into TMPDIR.
    process.env.TMPDIR = unfinished;
    await Promise.all(ARCHIVES.map((archive) => inflate(join(packageFolder, 'bin', archive))));
  } finally {
    process.env.TMPDIR = temporary;
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
