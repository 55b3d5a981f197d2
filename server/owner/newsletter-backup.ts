import { storeFile } from '../newsletter/open-store.ts';
import { type Command, CommandRefusal } from './command.ts';
import { BackupError, backUp } from './sqlite-backup.ts';

/** Copies the newsletter into a new file. */
export const NEWSLETTER_BACKUP: Command = {
  name: 'newsletter backup',
  parameters: { shown: 'FILE', least: 1, most: 1 },
  summary: 'Copies the newsletter into a new file, also while the server runs',
  async run({ settings, out }, { positionals: [copy = ''] }) {
    const { databaseUrl, dataFolder } = settings.newsletter;
    refuseDatabase(databaseUrl);
    refuseWhenBackupFails(() => backUp(storeFile(dataFolder), copy));
    out('Copied.\n');
  },
};

function refuseDatabase(databaseUrl: string | undefined): void {
  if (databaseUrl === undefined) return;
  throw new CommandRefusal(
    'The newsletter is in PostgreSQL: use pg_dump and pg_restore, see docs/operating.md.',
  );
}

function refuseWhenBackupFails(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof BackupError) throw new CommandRefusal(`${error.message}.`, { cause: error });
    throw error;
  }
}
