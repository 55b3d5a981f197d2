import type { Command } from './command.ts';
import { withStore } from './open-owner-store.ts';

/** Counts the subscribers. */
export const NEWSLETTER_STATS: Command = {
  name: 'newsletter stats',
  summary: 'Counts pending, confirmed, unsubscribed and erased addresses',
  async run(context) {
    const counts = await withStore(context, (store) =>
      store.transaction((rows) => rows.countSubscribers()),
    );
    for (const [name, count] of Object.entries(counts)) context.out(`${name.padEnd(14)}${count}\n`);
  },
};
