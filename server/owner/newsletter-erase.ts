import { existsSync } from 'node:fs';
import { createFolderMailer } from '../newsletter/mail/mailer.ts';
import { storeFile } from '../newsletter/open-store.ts';
import { type Command, CommandRefusal } from './command.ts';
import { requireStore, withStore } from './open-owner-store.ts';
import { readAddress } from './read-address.ts';
import { eraseAddress } from './subscribers.ts';

/** Erases one address. It is no parameter, since parameters end up in logs and histories. */
export const NEWSLETTER_ERASE: Command = {
  name: 'newsletter erase',
  summary: 'Deletes an address and everything stored about it',
  details: `The address is the first line of the standard input, with a prompt on a terminal. It is no
parameter, since shells, npm and the journal keep those. It stays in backups, but for a year
"newsletter restore" leaves it out.`,
  async run(context) {
    requireStore(context);
    const address = await readAddress(context);
    const { dataFolder, databaseUrl } = context.settings.newsletter;
    const { forget } = createFolderMailer(dataFolder, '');
    const result = await withStore(context, (store) =>
      eraseAddress(store, address, forget, context.clock()),
    );
    const oldFile = storeFile(dataFolder);
    if (databaseUrl !== undefined && existsSync(oldFile)) {
      context.err(
        `The older newsletter in ${oldFile} may still hold the address: delete the file.\n`,
      );
    }
    if (result === 'unknown') throw new CommandRefusal('This address is not known.');
    if (result === 'invalid-address') throw new CommandRefusal('This is not an e-mail address.');
    context.out('Erased.\n');
  },
};
