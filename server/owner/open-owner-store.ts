import { describeError } from '../log.ts';
import { nameMissingTls } from '../newsletter/database-url.ts';
import { openStore, type StoreWithKeys } from '../newsletter/open-store.ts';
import { storeName } from '../newsletter/store-name.ts';
import { type CommandContext, CommandRefusal, isFileError } from './command.ts';

/** Refuses a store that is missing, cannot be read, or has been replaced by a database. */
export function requireStore({ settings, storeState }: CommandContext): void {
  const name = storeName(settings.newsletter);
  if (storeState.kind === 'missing') {
    throw new CommandRefusal(
      `There is no newsletter store at ${name}: ` +
        "run the command with the servers' DATA_FOLDER and DATABASE_URL.",
    );
  }
  if (storeState.kind === 'failed') {
    throw new CommandRefusal(`The newsletter store cannot be used, ${name}: ${storeState.code}.`);
  }
  if (storeState.successor !== undefined) {
    throw new CommandRefusal(
      `The servers keep the newsletter in ${storeState.successor}, not in this file: ` +
        'set their DATABASE_URL.',
    );
  }
}

/** The classes by which the language reports a defect of the program. */
const DEFECTS = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Names an error of the store by its code: of its engine, its connection, its tables or its keys.
 * Undefined for another error.
 */
export function storeErrorCode(error: unknown): string | undefined {
  const isDefect = DEFECTS.some((defect) => error instanceof defect);
  if (error instanceof CommandRefusal || isFileError(error) || isDefect) return undefined;
  const { error: name, code = name } = describeError(nameMissingTls(error));
  return String(code);
}

/**
 * Turns an error of the store into a refusal without the message, which could quote an address.
 * Other errors stay: a refusal, the error of a file, and a defect of the program with its stack.
 */
export function refuseStoreError(
  { settings }: Pick<CommandContext, 'settings'>,
  error: unknown,
): unknown {
  const code = storeErrorCode(error);
  if (code === undefined) return error;
  const name = storeName(settings.newsletter);
  return new CommandRefusal(`The newsletter store cannot be used, ${name}: ${code}.`, {
    cause: error,
  });
}

/**
 * Opens the servers' store for some work. Never creates one.
 *
 * @throws CommandRefusal when there is none, or it cannot be used; other errors of the work as they
 *   are
 */
export async function withStore<Result>(
  context: CommandContext,
  work: (store: StoreWithKeys) => Promise<Result>,
): Promise<Result> {
  requireStore(context);
  const { settings, err } = context;
  try {
    const store = await openStore(settings.newsletter, (event) => err(`${event}\n`));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw refuseStoreError(context, error);
  }
}
