import { readCommandSettings, settingsOrStop } from '#server/env.ts';
import { describeError } from '#server/log.ts';
import { createFolderMailer } from '#server/newsletter/mail/mailer.ts';
import { openStore, type StoreSettings, storeFile } from '#server/newsletter/open-store.ts';
import { BackupError, backUp, restore } from './newsletter/backup.ts';
import { eraseAddress, exportConfirmed } from './newsletter/owner-commands.ts';

const USAGE = `Usage: npm run newsletter -- COMMAND
  export          writes the confirmed addresses as CSV to the standard output
  stats           counts pending, confirmed, unsubscribed and erased addresses
  erase ADDRESS   deletes an address and everything kept about it
  backup FILE     copies the newsletter into a new file, also while the server runs
  restore FILE    puts such a copy back in the place of what is there; stop the server first
`;
const WITHOUT_ARGUMENT: readonly string[] = ['export', 'stats'];
const WITH_ARGUMENT: readonly string[] = ['erase', 'backup', 'restore'];

/** What the command needs to know of the site. */
export interface CommandSettings extends StoreSettings {
  readonly publicOrigin: string;
}

/** Where a command writes to. */
export interface CommandOutput {
  out(text: string): void;
  err(text: string): void;
}

/** Runs one command of the site's owner; answers the exit status: 0 done, 1 not found or not valid, 2 wrong usage. */
export async function runNewsletterCommand(
  [command = '', argument = '', ...rest]: readonly string[],
  settings: CommandSettings,
  { out, err }: CommandOutput,
): Promise<number> {
  const { databaseUrl, dataFolder, publicOrigin } = settings;
  const known = argument === '' ? WITHOUT_ARGUMENT : WITH_ARGUMENT;
  if (!known.includes(command) || rest.length > 0) {
    err(USAGE);
    return 2;
  }
  const isCopy = command === 'backup' || command === 'restore';
  if (isCopy && databaseUrl !== undefined) {
    err('The newsletter is in PostgreSQL: use pg_dump and pg_restore, see docs/operating.md.\n');
    return 1;
  }
  try {
    if (isCopy) {
      if (command === 'backup') backUp(storeFile(dataFolder), argument);
      else restore(argument, storeFile(dataFolder));
      out(command === 'backup' ? 'Copied.\n' : 'Restored.\n');
      return 0;
    }
    const store = await openStore(settings, err);
    try {
      if (command === 'erase') {
        const { forget } = createFolderMailer(dataFolder, '');
        const result = await eraseAddress(store, argument, forget);
        if (result === 'erased') out('Erased.\n');
        else err(result === 'unknown' ? 'This address is not known.\n' : 'This is not an e-mail address.\n');
        return result === 'erased' ? 0 : 1;
      }
      if (command === 'stats') {
        const counts = await store.transaction((rows) => rows.countSubscribers());
        for (const [name, count] of Object.entries(counts)) out(`${name.padEnd(14)}${count}\n`);
      } else {
        for await (const row of exportConfirmed(store, publicOrigin)) out(row);
      }
      return 0;
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof BackupError) err(`${error.message}.\n`);
    else {
      const { error: name, code = name } = describeError(error);
      err(`The newsletter in ${databaseUrl ? 'DATABASE_URL' : 'DATA_FOLDER'} cannot be used: ${code}.\n`);
    }
    return 1;
  }
}

if (import.meta.main) {
  // Whoever reads the list may stop early, as `head` does; that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  // The server's own settings, since the command works on the server's own store.
  const { newsletter } = await settingsOrStop(readCommandSettings);
  process.exitCode = await runNewsletterCommand(process.argv.slice(2), newsletter, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}
