import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { MoveFailure, MoveRefusal, moveStore } from '../newsletter/move-store.ts';
import { storeFile } from '../newsletter/open-store.ts';
import { storeName } from '../newsletter/store-name.ts';
import { type Command, CommandRefusal, isFileError } from './command.ts';
import { reasonOf, storeReason } from './reasons.ts';

/** Moves the newsletter from SQLite to PostgreSQL. */
export const NEWSLETTER_MOVE: Command = {
  name: 'newsletter move',
  summary:
    'Moves the newsletter from the SQLite file in DATA_FOLDER to the database in DATABASE_URL',
  details: `Moves subscribers, consent, queued mails, newsletters, counters and, unless SIGNING_KEYS has
them, the keys of the links, so that links in sent mails keep working. Stop the servers first, set DATABASE_URL, move, start them.
A database with subscribers is refused. The SQLite file stays, marked as replaced: delete it when
all is well.`,
  async run({ settings, out, err }) {
    const { dataFolder, databaseUrl } = settings.newsletter;
    const file = storeFile(dataFolder);
    const from = `SQLite file ${resolve(file)}`;
    if (databaseUrl === undefined) {
      throw new CommandRefusal('DATABASE_URL should be the database to move to, but is not set.');
    }
    const names = { from, to: storeName(settings.newsletter) };
    if (!isThere(file, names)) {
      throw new CommandRefusal(`There is no SQLite file to move from at ${resolve(file)}.`);
    }
    err(`from:   ${from}\n`);
    const moved = await moveStore(settings.newsletter, databaseUrl).catch((error) => {
      if (error instanceof MoveRefusal) throw new CommandRefusal(error.message, { cause: error });
      throw refuseFailure(error, names);
    });
    if (moved === undefined) {
      out(`This newsletter was moved to ${storeName(settings.newsletter)} before.\n`);
      return;
    }
    for (const { table, rows } of moved)
      out(`${table.replace('newsletter_', '').padEnd(14)}${rows}\n`);
    out('Moved, and the counts are the same. Start the servers with DATABASE_URL.\n');
  },
};

type StoreNames = Readonly<Record<MoveFailure['side'], string>>;

/** Whether the file to move from exists; refuses a folder that this user may not enter. */
function isThere(file: string, names: StoreNames): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw refuseFailure(new MoveFailure('from', 'nothing', error), names);
  }
}

const OUTCOMES: Readonly<Record<MoveFailure['moved'], string>> = {
  nothing: 'Nothing was moved',
  unknown: 'It is not known whether the newsletter was moved: run the same command again',
  everything: 'The newsletter was moved, but must be marked so: run the same command again',
};

/** Turns the failure of a store into a refusal; another error stays. */
function refuseFailure(error: unknown, names: StoreNames): unknown {
  if (!(error instanceof MoveFailure)) return error;
  const { side, moved, cause } = error;
  const reason = isFileError(cause) ? reasonOf(cause.code) : storeReason(cause);
  if (reason === undefined) return cause;
  return new CommandRefusal(
    `${OUTCOMES[moved]}. The store to move ${side} cannot be used, ${names[side]}: ${reason}.`,
    { cause },
  );
}
