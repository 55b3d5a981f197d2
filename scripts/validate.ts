import { hasChecker, hasJava, installChecker } from './validate/checker.ts';
import { formatMessage } from './validate/known-errors.ts';
import { validateSite } from './validate/validate-site.ts';

/**
 * `npm run validate`: checks the built site with the Nu HTML checker. Needs Java. Installs the
 * checker (30 MB) at its first run; from then on `npm test` runs the same check.
 */
if (!hasJava()) {
  process.stderr.write('Not run: this machine has no java (Debian: default-jre-headless)\n');
  process.exit(1);
}
if (!hasChecker()) await installChecker();
const { pages, files, messages } = await validateSite();
for (const message of messages) process.stdout.write(formatMessage(message));
const errors = messages.filter(({ type }) => type !== 'info').length;
process.stdout.write(
  `${pages} pages and ${files} style sheets and drawings: ` +
    `${errors} errors, ${messages.length - errors} remarks\n`,
);
process.exitCode = errors === 0 ? 0 : 1;
