import { openStore, type StoreWithKeys, storeFile, withKeys } from '../newsletter/open-store.ts';
import {
  type AppliedOptOuts,
  applyOptOuts,
  NO_OPT_OUTS,
  type OptOuts,
  readOptOuts,
} from '../newsletter/opt-outs.ts';
import { openSqliteStore } from '../newsletter/sqlite-store.ts';
import { databaseName } from '../newsletter/store-name.ts';
import { type Command, type CommandContext, CommandRefusal } from './command.ts';
import { refuseStoreError, withStore } from './open-owner-store.ts';
import { refuseOthers, restoreDatabase } from './postgres-restore.ts';
import { storeReason } from './reasons.ts';
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
    const { databaseUrl } = context.settings.newsletter;
    let present: OptOuts | undefined;
    let restored: Restored;
    try {
      if (databaseUrl !== undefined) await refuseOthers(databaseUrl);
      present = await readPresentOptOuts(context);
      restored =
        databaseUrl === undefined
          ? await restoreFile(context, copy, present)
          : await restoreTables(context, copy, databaseUrl, present);
    } catch (error) {
      if (error instanceof BackupError)
        throw new CommandRefusal(`${error.message}.`, { cause: error });
      throw refuseStoreError(context, error);
    }
    const { lost, erased, unsubscribed } = restored;
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
      `Restored. Opt-outs since the backup: ${erased} erased, ${unsubscribed} unsubscribed.\n`,
    );
  },
};

/** The applied opt-outs, and the key that signed links before if it is not here. */
interface Restored extends AppliedOptOuts {
  readonly lost: string | undefined;
}

async function restoreFile(
  { settings: { newsletter } }: CommandContext,
  copy: string,
  present: OptOuts | undefined,
): Promise<Restored> {
  return restore(copy, storeFile(newsletter.dataFolder), async (restored) =>
    applyAndClose(await withKeys(await openSqliteStore(restored), newsletter), present),
  );
}

async function restoreTables(
  { settings: { newsletter } }: CommandContext,
  copy: string,
  databaseUrl: string,
  present: OptOuts | undefined,
): Promise<Restored> {
  await restoreDatabase(copy, databaseUrl, present);
  try {
    return await applyAndClose(await openStore(newsletter, () => {}), present);
  } catch (error) {
    const reason = storeReason(error);
    if (reason === undefined) throw error;
    throw new CommandRefusal(
      `The tables are restored, but ${databaseName(databaseUrl)} cannot be used: ${reason}. ` +
        'Before the servers start, restore once more for the opt-outs.',
      { cause: error },
    );
  }
}

async function applyAndClose(
  store: StoreWithKeys,
  optOuts: OptOuts = NO_OPT_OUTS,
): Promise<Restored> {
  try {
    return { ...(await applyOptOuts(store, optOuts)), lost: store.keys.lost };
  } finally {
    await store.close();
  }
}

async function readPresentOptOuts(context: CommandContext): Promise<OptOuts | undefined> {
  const { storeState } = context;
  if (storeState.kind === 'present' && storeState.successor === undefined) {
    return withStore(context, readOptOuts);
  }
  return undefined;
}
