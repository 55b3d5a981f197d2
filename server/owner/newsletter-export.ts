import type { Command } from './command.ts';
import { requirePublicOrigin } from './link-origin.ts';
import { requireStore, withStore } from './open-owner-store.ts';
import { exportConfirmed } from './subscribers.ts';

/** Writes the confirmed subscribers as CSV. */
export const NEWSLETTER_EXPORT: Command = {
  name: 'newsletter export',
  summary: 'Writes the confirmed addresses as CSV to the standard output',
  details: `Each row ends with the subscriber's own link to unsubscribe. The link begins with the public
origin that the servers keep in the store; without one nothing is exported.`,
  async run(context) {
    requireStore(context);
    const origin = requirePublicOrigin(context);
    await withStore(context, async (store) => {
      for await (const row of exportConfirmed(store, origin)) context.out(row);
    });
  },
};
