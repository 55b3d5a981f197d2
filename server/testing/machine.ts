import { appendFileSync } from 'node:fs';

/**
 * Whether the machine has a program that a test needs. If not, the test's file and the program are
 * recorded, so that `npm test` can name the missing program of each skipped test.
 *
 * @param need its name, as in `.ci/debian-packages` where Debian has a package of it
 */
export function machineHas(need: string, isThere: boolean): boolean {
  const { MISSING_NEEDS_FILE, TEST_FILE = '' } = process.env;
  if (!isThere && MISSING_NEEDS_FILE)
    appendFileSync(MISSING_NEEDS_FILE, `${JSON.stringify([TEST_FILE, need])}\n`);
  return isThere;
}
