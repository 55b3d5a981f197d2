import { openStore, type StoreWithKeys } from '../newsletter/open-store.ts';
import { storeName } from '../newsletter/store-name.ts';
import { type CommandContext, CommandRefusal } from './command.ts';
import { reasonOf, storeReason } from './reasons.ts';

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
    const reason = reasonOf(storeState.code);
    throw new CommandRefusal(`The newsletter store cannot be used, ${name}: ${reason}.`);
  }
  if (storeState.successor !== undefined) {
    throw new CommandRefusal(
      `The servers keep the newsletter in ${storeState.successor}, not in this file: ` +
        'set their DATABASE_URL.',
    );
  }
}

/**
 * Turns an error of the store into a refusal without the message, which could quote an address.
 * Other errors stay: a refusal, the error of a file, and a defect of the program with its stack.
 */
export function refuseStoreError(
  { settings }: Pick<CommandContext, 'settings'>,
  error: unknown,
): unknown {
  const reason = storeReason(error);
  if (reason === undefined) return error;
  const name = storeName(settings.newsletter);
  return new CommandRefusal(`The newsletter store cannot be used, ${name}: ${reason}.`, {
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
