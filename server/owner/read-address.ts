import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { type CommandContext, CommandRefusal } from './command.ts';

/**
 * Reads an e-mail address: the first line of the standard input, with a prompt on a terminal. It is
 * kept in no history.
 *
 * @throws CommandRefusal when the input ends before a line
 */
export async function readAddress(context: Pick<CommandContext, 'stdin' | 'err'>): Promise<string> {
  const line = await readLine(context, 'Address: ');
  if (line === undefined) throw new CommandRefusal('An address is missing on the standard input.');
  return line;
}

/** Reads the first line of the standard input, with a prompt on a terminal; undefined if empty. */
export async function readLine(
  { stdin, err }: Pick<CommandContext, 'stdin' | 'err'>,
  prompt: string,
): Promise<string | undefined> {
  const isTerminal = stdin.isTTY === true;
  const echo = new Writable({
    write(chunk, _encoding, done) {
      err(String(chunk));
      done();
    },
  });
  const lines = createInterface({
    input: stdin,
    ...(isTerminal && { output: echo }),
    terminal: isTerminal,
    historySize: 0,
  });
  try {
    if (isTerminal) {
      lines.setPrompt(prompt);
      lines.prompt();
    }
    for await (const line of lines) return line.trim();
  } finally {
    lines.close();
  }
  return undefined;
}
