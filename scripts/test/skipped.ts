import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Tests that did not run, by one name, and what the machine lacks for them. */
export interface SkippedTests {
  readonly name: string;
  readonly count: number;
  /** Names of needs, as in `.ci/debian-packages`; empty where a test was switched off by hand. */
  readonly missing: readonly string[];
}

/** One line that names skipped tests and says why they did not run. */
export interface SkipNotice {
  readonly line: string;
  /** Nothing is missing after all: the tests should have run. */
  readonly isMistake: boolean;
}

/** Reads the notes of tests about what is missing: a list for each test file. */
export function readMissingNeeds(file: string): ReadonlyMap<string, readonly string[]> {
  const needs = new Map<string, string[]>();
  if (!existsSync(file)) return needs;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [testFile, need] = JSON.parse(line) as [string, string];
    const known = needs.get(testFile) ?? [];
    needs.set(testFile, known.includes(need) ? known : [...known, need]);
  }
  return needs;
}

/** Says why tests were skipped, and whether they should have run. */
export function explainSkip(
  { name, missing }: SkippedTests,
  isInstalled: (need: string) => boolean = isDebianPackageInstalled,
): SkipNotice {
  if (missing.length === 0)
    return { line: `${name}: skipped without saying what is missing`, isMistake: true };
  const needs = missing.join(' and ');
  if (missing.every(isInstalled))
    return { line: `${name}: skipped for want of ${needs}, which is installed`, isMistake: true };
  return { line: `${name}: skipped for want of ${needs}`, isMistake: false };
}

/** The name of the Debian package for each need of the tests. */
export function debianPackages(): ReadonlyMap<string, string> {
  const lines = readFileSync('.ci/debian-packages', 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split(' ') as [string, string])
      .map(([debianPackage, need]) => [need, debianPackage]),
  );
}

function isDebianPackageInstalled(need: string): boolean {
  const name = debianPackages().get(need);
  if (!name) return false;
  return /^Status: install ok installed$/m.test(
    spawnSync('dpkg', ['-s', name], { encoding: 'utf8' }).stdout ?? '',
  );
}
