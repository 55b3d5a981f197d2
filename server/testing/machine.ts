import { appendFileSync } from 'node:fs';

/**
 * Whether the machine has what a test needs: a program, a system, a right. If not, the test's file
 * and the need are recorded, so that `npm test` can name what is missing for each skipped test. It
 * counts a test that is skipped without this as failed.
 *
 * @param need its name, as in `.ci/debian-packages` where Debian has a package of it
 */
export function machineHas(need: string, isThere: boolean): boolean {
  const { MISSING_NEEDS_FILE, TEST_FILE = '' } = process.env;
  if (!isThere && MISSING_NEEDS_FILE)
    appendFileSync(MISSING_NEEDS_FILE, `${JSON.stringify([TEST_FILE, need])}\n`);
  return isThere;
}
