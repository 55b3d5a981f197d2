import { appendFileSync } from 'node:fs';

/**
 * Tells whether the machine has what a test needs beside the packages. Where it has not, the test's
 * file and the need are noted, so that `npm test` can say of each skipped test what is missing.
 *
 * @param need its name, as in `.ci/debian-packages` where Debian has a package of it
 */
export function machineHas(need: string, isThere: boolean): boolean {
  const { MISSING_NEEDS_FILE, TEST_FILE = '' } = process.env;
  if (!isThere && MISSING_NEEDS_FILE)
    appendFileSync(MISSING_NEEDS_FILE, `${JSON.stringify([TEST_FILE, need])}\n`);
  return isThere;
}
