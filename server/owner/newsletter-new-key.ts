import { keyFile, replaceKeyFile } from '../newsletter/key-file.ts';
import { makeKey } from '../newsletter/signing-keys.ts';
import { keyId } from '../newsletter/tokens.ts';
import type { Command } from './command.ts';
import { requireStore, withStore } from './open-owner-store.ts';

/** Makes a new key for the links in mails. */
export const NEWSLETTER_NEW_KEY: Command = {
  name: 'newsletter new-key',
  summary: 'Makes a new key for the links in mails; the earlier keys still verify',
  details: `With SQLite it goes into the file newsletter.keys of the data folder, and the servers sign with it
at once. With PostgreSQL or SIGNING_KEYS the command changes nothing. It prints the line for the
settings of all servers, with the new key and the earlier ones.`,
  async run(context) {
    requireStore(context);
    await withStore(context, async ({ keys }) => {
      const made = makeKey();
      if (keys.place === 'file') {
        replaceKeyFile(keyFile(context.settings.newsletter.dataFolder), `${made}\n${keys.text()}`);
        context.out(`The key ${keyId(made)} signs from now on.\n`);
      } else {
        context.out(`SIGNING_KEYS=${made},${keys.text()}\n`);
      }
    });
  },
};
