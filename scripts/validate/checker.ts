import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CheckerMessage } from './known-errors.ts';

/** The Nu HTML checker, on which validator.w3.org runs, as npm has it (MIT, 30 MB). */
const PACKAGE = 'vnu-jar@26.9.27';
const FOLDER = '.cache/checker';
const JAR = join(FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** The checker's report as JSON stays far below this. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Whether this machine has a Java runtime. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).error === undefined;
}

/** Whether `installChecker` has run here. */
export function hasChecker(): boolean {
  return existsSync(JAR);
}

/** Installs the checker from npm into `.cache/checker`. @throws Error when npm fails */
export async function installChecker(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const options = ['--prefix', FOLDER, '--no-save', '--ignore-scripts'];
  await promisify(execFile)('npm', ['install', ...options, PACKAGE]);
}

/**
 * Checks HTML pages, style sheets and drawings.
 *
 * @param paths of files, or of folders that are searched for them
 * @throws Error when Java or the checker fails
 */
export async function checkFiles(paths: readonly string[]): Promise<readonly CheckerMessage[]> {
  const options = ['--exit-zero-always', '--stdout', '--format', 'json'];
  const kinds = ['--also-check-css', '--also-check-svg'];
  const parameters = ['-jar', JAR, ...options, ...kinds, ...paths];
  const { stdout } = await promisify(execFile)('java', parameters, { maxBuffer: MOST_BYTES });
  return (JSON.parse(stdout) as { messages: readonly CheckerMessage[] }).messages;
}
