import { parseArgs } from 'node:util';
import type { Command, CommandArguments } from './command.ts';

/** A command with its arguments, a request for help, or the reason why the usage is wrong. */
export type ParsedCommand =
  | { readonly kind: 'command'; readonly command: Command; readonly args: CommandArguments }
  | { readonly kind: 'help'; readonly command?: Command }
  | { readonly kind: 'wrong'; readonly reason: string; readonly command?: Command };

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Parses the words after `npm run binario --`. A reason never repeats a parameter, which could be
 * personal data.
 */
export function parseCommand(
  words: readonly string[],
  commands: readonly Command[],
): ParsedCommand {
  const command = findCommand(words, commands);
  if (command === undefined) {
    if (words.some((word) => word === '--help' || word === '-h' || word === 'help'))
      return { kind: 'help' };
    return {
      kind: 'wrong',
      reason: words.length === 0 ? 'A command is missing.' : 'No such command.',
    };
  }
  const args = words.slice(command.name.split(' ').length);
  try {
    const options = { ...command.options, ...HELP };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help) return { kind: 'help', command };
    const { least, most } = command.parameters ?? { least: 0, most: 0 };
    if (positionals.length > most)
      return { kind: 'wrong', reason: 'Too many parameters.', command };
    if (positionals.length < least)
      return { kind: 'wrong', reason: 'A parameter is missing.', command };
    return { kind: 'command', command, args: { values, positionals } };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const flag = /--?[a-z-]+/.exec(error.message)?.[0] ?? '';
    return { kind: 'wrong', reason: `This flag is not understood: ${flag}`, command };
  }
}

function findCommand(words: readonly string[], commands: readonly Command[]): Command | undefined {
  return commands.find(({ name }) => name.split(' ').every((word, at) => word === words[at]));
}
