import { type Command, CommandRefusal } from './command.ts';
import { requireStore, withStore } from './open-owner-store.ts';
import { readAddress } from './read-address.ts';
import { formatLedger } from './subscribers.ts';

/** Prints the proof of one person's consent. The address is no parameter, as for an erasure. */
export const NEWSLETTER_LEDGER: Command = {
  name: 'newsletter ledger',
  summary: 'Writes what one address was asked for, agreed to and withdrew, as CSV',
  details: `The address is the first line of the standard input, with a prompt on a terminal. Each row has the
time (UTC), the event (asked, given or withdrawn), the address as it was typed, the language, the
sentence of the form word for word with its version, and the id of the mail that asked.`,
  async run(context) {
    requireStore(context);
    const address = await readAddress(context);
    const ledger = await withStore(context, (store) => formatLedger(store, address));
    if (ledger === 'unknown') throw new CommandRefusal('This address is not known.');
    if (ledger === 'invalid-address') throw new CommandRefusal('This is not an e-mail address.');
    context.out(ledger);
  },
};
