import { Readable } from 'node:stream';
import { runBinario } from '../binario.ts';

/** The output and the exit status of a command. */
export interface CommandResult {
  readonly status: number;
  readonly out: string;
  /** The standard error without the first two lines. */
  readonly err: string;
  /** The first two lines of the standard error, which name the store and the origin. */
  readonly announced: string;
}

const ANNOUNCED = /^store: {2}.*\norigin: .*\n/;

/** Runs a command in this process; `input` is its standard input, whole or in parts. */
export async function runCommand(
  environment: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
  { input = '', now = Date.now() }: { input?: string | Iterable<string>; now?: number } = {},
): Promise<CommandResult> {
  const written = { out: '', err: '' };
  const streams = {
    out: (text: string) => {
      written.out += text;
    },
    err: (text: string) => {
      written.err += text;
    },
    stdin: Readable.from(typeof input === 'string' ? [input] : input),
  };
  const status = await runBinario(words, environment, streams, () => now);
  const announced = ANNOUNCED.exec(written.err)?.[0] ?? '';
  return { status, out: written.out, err: written.err.slice(announced.length), announced };
}
