import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeError } from '../log.ts';
import { MoveRefusal, moveStore } from '../newsletter/move-store.ts';
import { storeFile } from '../newsletter/open-store.ts';
import { storeName } from '../newsletter/store-name.ts';
import { type Command, CommandRefusal } from './command.ts';

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
    if (databaseUrl === undefined) {
      throw new CommandRefusal('DATABASE_URL should be the database to move to, but is not set.');
    }
    if (!existsSync(file)) {
      throw new CommandRefusal(`There is no SQLite file to move from at ${resolve(file)}.`);
    }
    err(`from:   SQLite file ${resolve(file)}\n`);
    const moved = await moveStore(settings.newsletter, databaseUrl).catch((error) => {
      if (error instanceof MoveRefusal) throw new CommandRefusal(error.message, { cause: error });
      const { error: name, code = name } = describeError(error);
      throw new CommandRefusal(`Nothing was moved, since a store cannot be used: ${code}.`, {
        cause: error,
      });
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
