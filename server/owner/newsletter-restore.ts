import { applyDepartures, type Departures, readDepartures } from '../newsletter/departures.ts';
import { openStore, storeFile, withTokens } from '../newsletter/open-store.ts';
import { openSqliteStore } from '../newsletter/sqlite-store.ts';
import { type Command, type CommandContext, CommandRefusal } from './command.ts';
import { withStore } from './open-owner-store.ts';
import { restoreDatabase } from './postgres-restore.ts';
import { BackupError, restore } from './sqlite-backup.ts';

const NOBODY: Departures = { secret: '', erased: [], unsubscribed: [] };

/** Puts a backup back, without those who left since then. */
export const NEWSLETTER_RESTORE: Command = {
  name: 'newsletter restore',
  parameters: { shown: 'FILE', least: 1, most: 1 },
  summary: 'Puts a backup in the place of what is there; stop the servers first',
  details: `Addresses that were erased, and subscribers who unsubscribed, after the backup are read from the
present store first: they are erased and unsubscribed in what is put back, too. Where the present
store is lost or broken they are not known, and the command says so.`,
  async run(context, { positionals: [copy = ''] }) {
    const { databaseUrl, dataFolder } = context.settings.newsletter;
    const present = await readPresentDepartures(context);
    const departures = present ?? NOBODY;
    let changed = { erased: 0, unsubscribed: 0 };
    try {
      if (databaseUrl === undefined) {
        await restore(copy, storeFile(dataFolder), async (restored) => {
          const store = await withTokens(await openSqliteStore(restored));
          changed = await applyDepartures(store, departures);
          await store.close();
        });
      } else {
        await restoreDatabase(copy, databaseUrl, departures);
        const store = await openStore(context.settings.newsletter, () => {});
        changed = await applyDepartures(store, departures);
        await store.close();
      }
    } catch (error) {
      if (error instanceof BackupError)
        throw new CommandRefusal(`${error.message}.`, { cause: error });
      throw error;
    }
    if (present === undefined) {
      context.err(
        'The store before was missing or broken: who left since the backup is not known.\n',
      );
    }
    context.out(
      `Restored. Left since the backup: ${changed.erased} erased, ${changed.unsubscribed} unsubscribed.\n`,
    );
  },
};

async function readPresentDepartures(context: CommandContext): Promise<Departures | undefined> {
  const { storeState } = context;
  if (storeState.kind === 'present' && storeState.successor === undefined) {
    return withStore(context, readDepartures);
  }
  return undefined;
}
