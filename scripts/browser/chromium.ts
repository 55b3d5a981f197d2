import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A browser that can be started here. */
export interface Browser {
  readonly executablePath: string;
  /** What its process needs in its environment, beside what is there. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The flags that every browser of the project is started with, headless and with a fresh profile.
 */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'] as const;

/**
 * Finds the browser of tests, measurements and screenshots: the one that CHROMIUM_PATH names, else
 * the one from npm, unpacked once. It needs no root: where the system lacks its libraries (NSS) or
 * any fonts, those that it brings are used.
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
  // Unpacked beside its place and moved there whole, so that a run that was stopped leaves no half
  // of a browser.
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const temporary = process.env.TMPDIR ?? tmpdir();
  try {
    // The package unpacks into the folder for temporary files, wherever that is.
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
