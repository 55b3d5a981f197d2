import { readSettings, SettingError } from '#server/env.ts';
import { eraseAddress } from '#server/newsletter/erasure.ts';
import { exportConfirmed } from '#server/newsletter/export.ts';
import { DEFAULT_LIMITS } from '#server/newsletter/limits.ts';
import { createFolderMailer } from '#server/newsletter/mail/folder-mailer.ts';
import { mailFolder, type OpenStore, openStore, type StoreSettings } from '#server/newsletter/open-store.ts';
import { createTokens } from '#server/newsletter/tokens.ts';

const USAGE = `Usage: npm run newsletter -- COMMAND
  export          writes the confirmed addresses as CSV to the standard output
  stats           counts pending, confirmed, unsubscribed and erased addresses
  erase ADDRESS   deletes an address and everything kept about it
`;

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
  [command, argument, ...rest]: readonly string[],
  settings: CommandSettings,
  output: CommandOutput,
): Promise<number> {
  const argumentsFit = command === 'erase' ? argument !== undefined : argument === undefined;
  if (!['export', 'stats', 'erase'].includes(command ?? '') || !argumentsFit || rest.length > 0) {
    output.err(USAGE);
    return 2;
  }
  const open = await openStore(settings);
  try {
    if (command === 'erase') return await erase(open, settings, argument ?? '', output);
    if (command === 'stats') {
      const counts = await open.store.transaction((rows) => rows.countSubscribers());
      for (const [name, count] of Object.entries(counts)) output.out(`${name.padEnd(14)}${count}\n`);
      return 0;
    }
    const link = { tokens: createTokens(open.secret), origin: settings.publicOrigin };
    for await (const row of exportConfirmed(open.store, link)) output.out(row);
    return 0;
  } finally {
    await open.store.close();
  }
}

async function erase(
  { store, secret }: OpenStore,
  settings: CommandSettings,
  address: string,
  output: CommandOutput,
): Promise<number> {
  const files = createFolderMailer(mailFolder(settings.dataFolder), '');
  const parts = { store, secret, limits: DEFAULT_LIMITS, forgetMails: files.forget };
  const result = await eraseAddress(parts, address);
  if (result === 'erased') output.out('Erased.\n');
  else output.err(result === 'unknown' ? 'This address is not known.\n' : 'This is not an e-mail address.\n');
  return result === 'erased' ? 0 : 1;
}

/** The server's own settings, since the command works on the server's own store. */
function settingsOrStop(): CommandSettings {
  try {
    return readSettings(process.env).newsletter;
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

if (import.meta.main) {
  // Whoever reads the list may stop early, as `head` does; that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await runNewsletterCommand(process.argv.slice(2), settingsOrStop(), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}
