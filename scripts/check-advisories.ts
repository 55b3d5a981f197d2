import { readAdvisories } from './packages/advisories.ts';
import { runNpm } from './packages/run-npm.ts';

/**
 * Asks npm's registry for known defects of all packages of `package-lock.json`, those for
 * development included. Exits with 1 if there are any, and with 2 if the registry cannot tell.
 */
const { output } = runNpm('audit', '--json');
const { status, text } = readAdvisories(output);
process.stdout.write(text);
process.exitCode = status;
