import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Tests and their fixtures, facts, drawings, texts and generated files. */
const NOT_LOGIC =
  /\.test\.tsx?$|\.fixture\.ts$|\/testing\/|^app\/(?:data|art|i18n\/resources)\/|(?:^|\/)generated\//;

/** Prints the number of files and lines of logic in `app` and `server` that git tracks. */
export function benchCodeSize(): void {
  const tracked = execFileSync('git', ['ls-files', 'app', 'server'], { encoding: 'utf8' }).split(
    '\n',
  );
  const files = tracked.filter((file) => /\.tsx?$/.test(file) && !NOT_LOGIC.test(file));
  const lines = files.reduce(
    (sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1,
    0,
  );
  process.stdout.write(`app and server: ${lines} lines in ${files.length} files\n`);
}
