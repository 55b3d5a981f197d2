import { existsSync } from 'node:fs';
import { createFolderMailer } from '../newsletter/mail/mailer.ts';
import { storeFile } from '../newsletter/open-store.ts';
import { type Command, CommandRefusal } from './command.ts';
import { requireStore, withStore } from './open-owner-store.ts';
import { readAddress } from './read-address.ts';
import { eraseAddress } from './subscribers.ts';

/**
 * Erases one address, which is read and never given as a parameter: parameters end up in logs and
 * histories.
 */
export const NEWSLETTER_ERASE: Command = {
  name: 'newsletter erase',
  summary: 'Deletes an address and everything kept about it',
  details: `The address is asked for on a terminal, else it is the first line of the standard input. It is
no parameter, since those are kept by shells, by npm and by the journal. Backups are not reached,
but for a year "newsletter restore" leaves the address out.`,
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
        `An older newsletter is left in ${oldFile}; it is not reached: delete the file.\n`,
      );
    }
    if (result === 'unknown') throw new CommandRefusal('This address is not known.');
    if (result === 'invalid-address') throw new CommandRefusal('This is not an e-mail address.');
    context.out('Erased.\n');
  },
};
