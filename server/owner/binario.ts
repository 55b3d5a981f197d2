import { readSettings } from '../env.ts';
import { storeName } from '../newsletter/store-name.ts';
import { readStoreState } from '../newsletter/store-state.ts';
import { SettingError } from '../settings/read-setting.ts';
import { CommandRefusal, type CommandStreams, isFileError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { describeOrigin } from './link-origin.ts';
import { parseCommand } from './parse-command.ts';
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
    if (!isExpected(error)) throw error;
    err(`${error.message}\n`);
    return 1;
  }
}

/** Whether the message of an error is enough for the operator: a refusal, or an error of a file. */
function isExpected(error: unknown): error is Error {
  return error instanceof CommandRefusal || error instanceof SettingError || isFileError(error);
}

if (import.meta.main) {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await runBinario(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    stdin: process.stdin,
  });
}
