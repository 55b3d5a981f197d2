import type { Leaving, NewsletterDatabase } from './tables.ts';

/**
 * Mailboxes that have left, as keyed hashes (`Tokens.mailboxNames`): all that remains of a sign-up
 * that was cancelled before it was confirmed.
 */
export interface LeavingRows {
  findLeaving(mailboxHashes: readonly string[]): Promise<Leaving | undefined>;
  /** Adds a mailbox, or replaces its row. */
  saveLeaving(leaving: Leaving): Promise<void>;
  listLeaving(): Promise<Leaving[]>;
  dropLeaving(mailboxHashes: readonly string[]): Promise<void>;
}

/** Creates the statements of mailboxes that have left, in an open transaction. */
export function createLeavingRows(db: NewsletterDatabase): LeavingRows {
  return {
    findLeaving: (mailboxHashes) =>
      db
        .selectFrom('newsletterLeaving')
        .selectAll()
        .where('mailboxHash', 'in', mailboxHashes)
        .limit(1)
        .executeTakeFirst(),
    async saveLeaving(leaving) {
      await db
        .insertInto('newsletterLeaving')
        .values(leaving)
        .onConflict((conflict) => conflict.column('mailboxHash').doUpdateSet(leaving))
        .execute();
    },
    listLeaving: () => db.selectFrom('newsletterLeaving').selectAll().execute(),
    async dropLeaving(mailboxHashes) {
      await db.deleteFrom('newsletterLeaving').where('mailboxHash', 'in', mailboxHashes).execute();
    },
  };
}
