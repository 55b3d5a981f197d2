import { readSettings } from '../env.ts';
import { storeName } from '../newsletter/store-name.ts';
import { readStoreState } from '../newsletter/store-state.ts';
import { SettingError } from '../settings/read-setting.ts';
import { plainText } from '../timetable/plain-text.ts';
import { CommandRefusal, type CommandStreams, isFileError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { describeOrigin } from './link-origin.ts';
import { parseCommand } from './parse-command.ts';
import { fileReason, reasonOf } from './reasons.ts';
import { formatCommandUsage, formatUsage } from './usage.ts';

/** Runs one command and returns its exit status: 0 done, 1 refused, 2 wrong usage. */
export async function runBinario(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  streams: CommandStreams,
  clock = Date.now,
): Promise<number> {
  const { out, err } = streams;
  const parsed = parseCommand(words, COMMANDS);
  const usage = parsed.command ? formatCommandUsage(parsed.command) : formatUsage(COMMANDS);
  if (parsed.kind === 'help') {
    out(usage);
    return 0;
  }
  if (parsed.kind === 'wrong') {
    err(`${parsed.reason}\n\n${usage}`);
    return 2;
  }
  try {
    const settings = readSettings(environment);
    const storeState = await readStoreState(settings.newsletter);
    err(`store:  ${storeName(settings.newsletter)}\n`);
    err(`origin: ${describeOrigin(settings, storeState)}\n`);
    await parsed.command.run({ ...streams, settings, storeState, clock }, parsed.args);
    return 0;
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === undefined) throw error;
    err(`${reason}\n`);
    return 1;
  }
}

/** The message of an error for the operator; undefined for a defect of the program. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof CommandRefusal || error instanceof SettingError)
    // Names of files, and what they hold, must not move the terminal's cursor.
    return error.message.split('\n').map(plainText).join('\n');
  return isFileError(error) ? fileReason(error) : undefined;
}

if (import.meta.main) {
  process.stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
    // A reader such as `head` may close the pipe early.
    if (code === 'EPIPE') process.exit(0);
    process.stderr.write(`The output cannot be written: ${reasonOf(code)}.\n`);
    process.exit(1);
  });
  // Notes that nobody can read must not end the work.
  process.stderr.on('error', () => {});
  process.exitCode = await runBinario(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    stdin: process.stdin,
  });
}
