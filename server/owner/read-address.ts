import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { type CommandContext, CommandRefusal } from './command.ts';

/** More characters than any address has (254, RFC 5321), spaces around it included. */
const MOST_CHARACTERS = 1_000;

/**
 * Reads an e-mail address: the first line of the standard input, with a prompt on a terminal. It is
 * kept in no history.
 *
 * @throws CommandRefusal when the input ends before a line, or the line is longer than any address
 */
export async function readAddress(context: Pick<CommandContext, 'stdin' | 'err'>): Promise<string> {
  const { stdin } = context;
  const isTerminal = stdin.isTTY === true;
  const line = isTerminal ? await readTypedLine(context, 'Address: ') : await readPipedLine(stdin);
  if (line === undefined) throw new CommandRefusal('An address is missing on the standard input.');
  return line;
}

/** Reads the first line that is typed on a terminal, after a prompt; undefined if there is none. */
export async function readTypedLine(
  { stdin, err }: Pick<CommandContext, 'stdin' | 'err'>,
  prompt: string,
): Promise<string | undefined> {
  const echo = new Writable({
    write(chunk, _encoding, done) {
      err(String(chunk));
      done();
    },
  });
  const lines = createInterface({ input: stdin, output: echo, terminal: true, historySize: 0 });
  try {
    lines.setPrompt(prompt);
    lines.prompt();
    for await (const line of lines) return line.trim();
  } finally {
    lines.close();
  }
  return undefined;
}

/** Reads the first line of a pipe or file, which may never end; undefined if it is empty. */
async function readPipedLine(stdin: CommandContext['stdin']): Promise<string | undefined> {
  let text = '';
  for await (const chunk of stdin.setEncoding('utf8')) {
    text += chunk;
    const [line = '', rest] = text.split('\n', 2);
    if (line.length > MOST_CHARACTERS)
      throw new CommandRefusal('The line on the standard input is longer than any address.');
    if (rest !== undefined) return line.trim();
  }
  return text === '' ? undefined : text.trim();
}
