import { spawnSync } from 'node:child_process';

/** The output of an npm command, and how it ended. */
export interface NpmResult {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** Longer than a bill of a thousand packages. */
const LONGEST_OUTPUT = 64 * 1024 * 1024;

/** Runs the npm that runs this script, or else the machine's own. */
export function runNpm(...words: readonly string[]): NpmResult {
  const own = process.env.npm_execpath;
  const [program, first] = own ? [process.execPath, [own]] : ['npm', []];
  const { status, stdout, stderr, error } = spawnSync(program, [...first, ...words], {
    encoding: 'utf8',
    maxBuffer: LONGEST_OUTPUT,
  });
  return { status: status ?? 1, output: stdout ?? '', errors: stderr || (error?.message ?? '') };
}
