import { describeError } from '../log.ts';
import { openStore, type StoreWithKeys } from '../newsletter/open-store.ts';
import { storeName } from '../newsletter/store-name.ts';
import { type CommandContext, CommandRefusal } from './command.ts';

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

/**
 * Opens the servers' store for some work. Never creates one.
 *
 * @throws CommandRefusal when there is none, or it cannot be used
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
    if (error instanceof CommandRefusal) throw error;
    const { error: name, code = name } = describeError(error);
    throw new CommandRefusal(
      `The newsletter store cannot be used, ${storeName(settings.newsletter)}: ${code}.`,
      { cause: error },
    );
  }
}
