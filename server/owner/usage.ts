import type { Command } from './command.ts';

const CALL = 'npm run binario --';

/** The help of the program: one line for each command. */
export function formatUsage(commands: readonly Command[]): string {
  const rows = commands.map((command) => [call(command), command.summary]);
  return [
    `Usage: ${CALL} COMMAND`,
    ...columns(rows),
    '',
    'Every command reads the settings of the servers from the environment and names its',
    'newsletter store and public origin on the standard error.',
    `${CALL} COMMAND --help explains one command.`,
    '',
  ].join('\n');
}

/** The help of one command, with its flags. */
export function formatCommandUsage(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([name, { value, description }]) => [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    description,
  ]);
  return [
    `Usage: ${CALL} ${call(command)}`,
    `${command.summary}.`,
    ...(command.details === undefined ? [] : ['', command.details]),
    ...(options.length === 0 ? [] : ['', ...columns(options)]),
    '',
  ].join('\n');
}

function call({ name, parameters, options = {} }: Command): string {
  const flags = Object.entries(options).map(([flag, { value }]) =>
    value === undefined ? `[--${flag}]` : `[--${flag} ${value}]`,
  );
  return [name, ...flags, ...(parameters === undefined ? [] : [parameters.shown])].join(' ');
}

const FIRST_COLUMN = 38;

/** Formats two columns; a first cell that is too wide gets a line of its own. */
function columns(rows: readonly (readonly string[])[]): string[] {
  return rows.map(([first = '', second = '']) =>
    first.length < FIRST_COLUMN
      ? `  ${first.padEnd(FIRST_COLUMN)}${second}`
      : `  ${first}\n  ${' '.repeat(FIRST_COLUMN)}${second}`,
  );
}
