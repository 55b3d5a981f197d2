import { openStore, storeFile, withKeys } from '../newsletter/open-store.ts';
import { applyOptOuts, NO_OPT_OUTS, type OptOuts, readOptOuts } from '../newsletter/opt-outs.ts';
import { openSqliteStore } from '../newsletter/sqlite-store.ts';
import { type Command, type CommandContext, CommandRefusal } from './command.ts';
import { withStore } from './open-owner-store.ts';
import { refuseOthers, restoreDatabase } from './postgres-restore.ts';
import { BackupError, restore } from './sqlite-backup.ts';

/** Restores a backup and applies the erasures and unsubscriptions since then. */
export const NEWSLETTER_RESTORE: Command = {
  name: 'newsletter restore',
  parameters: { shown: 'FILE', least: 1, most: 1 },
  summary: 'Replaces the newsletter with a backup; stop the servers first',
  details: `The erasures and unsubscriptions since the backup are read from the current store first and
applied to the restored one. If the current store is lost or broken, they are not known, and the
command says so. It refuses while a server uses the store, of whichever machine.`,
  async run(context, { positionals: [copy = ''] }) {
    const { databaseUrl, dataFolder } = context.settings.newsletter;
    let present: OptOuts | undefined;
    let changed = { erased: 0, unsubscribed: 0 };
    let lost: string | undefined;
    try {
      if (databaseUrl !== undefined) await refuseOthers(databaseUrl);
      present = await readPresentOptOuts(context);
      const optOuts = present ?? NO_OPT_OUTS;
      if (databaseUrl === undefined) {
        await restore(copy, storeFile(dataFolder), async (restored) => {
          const store = await withKeys(
            await openSqliteStore(restored),
            context.settings.newsletter,
          );
          changed = await applyOptOuts(store, optOuts);
          lost = store.keys.lost;
          await store.close();
        });
      } else {
        await restoreDatabase(copy, databaseUrl, present);
        const store = await openStore(context.settings.newsletter, () => {});
        changed = await applyOptOuts(store, optOuts);
        lost = store.keys.lost;
        await store.close();
      }
    } catch (error) {
      if (error instanceof BackupError)
        throw new CommandRefusal(`${error.message}.`, { cause: error });
      throw error;
    }
    if (present === undefined) {
      context.err(
        'The store before was missing or broken: opt-outs since the backup are not known.\n',
      );
    }
    if (lost !== undefined) {
      context.err(
        `The key ${lost}, which signed the links in sent mails, is missing here: ` +
          'copy newsletter.keys or SIGNING_KEYS from the machine before.\n',
      );
    }
    context.out(
      `Restored. Opt-outs since the backup: ` +
        `${changed.erased} erased, ${changed.unsubscribed} unsubscribed.\n`,
    );
  },
};

async function readPresentOptOuts(context: CommandContext): Promise<OptOuts | undefined> {
  const { storeState } = context;
  if (storeState.kind === 'present' && storeState.successor === undefined) {
    return withStore(context, readOptOuts);
  }
  return undefined;
}
