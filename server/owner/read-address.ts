import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { type CommandContext, CommandRefusal } from './command.ts';

/**
 * Reads an e-mail address: the first line of the standard input, asked for where that is a terminal. No history keeps it.
 *
 * @throws CommandRefusal when the input ends before a line
 */
export async function readAddress({ stdin, err }: Pick<CommandContext, 'stdin' | 'err'>): Promise<string> {
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
      lines.setPrompt('Address: ');
      lines.prompt();
    }
    for await (const line of lines) return line.trim();
  } finally {
    lines.close();
  }
  throw new CommandRefusal('An address is missing on the standard input.');
}
