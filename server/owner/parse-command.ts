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
    const parsed = parseArgs({ args, options, allowPositionals: true, tokens: true });
    const { values, positionals } = parsed;
    if (values.help) return { kind: 'help', command };
    const flags = parsed.tokens.filter((token) => token.kind === 'option').map(({ name }) => name);
    const twice = flags.find((name, at) => flags.indexOf(name) !== at);
    if (twice !== undefined)
      return { kind: 'wrong', reason: `This flag is there twice: --${twice}`, command };
    // As of a shell's variable that is not set: it would name the current folder.
    if ([...Object.values(values), ...positionals].includes(''))
      return { kind: 'wrong', reason: 'A parameter is empty.', command };
    const { least, most } = command.parameters ?? { least: 0, most: 0 };
    if (positionals.length > most)
      return { kind: 'wrong', reason: 'Too many parameters.', command };
    if (positionals.length < least)
      return { kind: 'wrong', reason: 'A parameter is missing.', command };
    return { kind: 'command', command, args: { values, positionals } };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { kind: 'wrong', reason: wrongFlag(error), command };
  }
}

function wrongFlag({ message, code }: Error & { code?: unknown }): string {
  const flag = /--?[a-z-]+/.exec(message)?.[0] ?? '';
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `This flag is not understood: ${flag}`;
  return `This flag ${/not take/.test(message) ? 'takes no' : 'needs a'} value: ${flag}`;
}

function findCommand(words: readonly string[], commands: readonly Command[]): Command | undefined {
  return commands.find(({ name }) => name.split(' ').every((word, at) => word === words[at]));
}
