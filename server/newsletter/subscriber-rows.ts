import { sql } from 'kysely';
import type { Subscriber } from './store.ts';
import type { Engine, NewsletterDatabase } from './tables.ts';

/** How many subscribers there are of each kind. */
export interface SubscriberCounts {
  pending: number;
  confirmed: number;
  unsubscribed: number;
  /** Subscribers of any status whose mailbox was refused for good. */
  bounced: number;
  /** Addresses that were ever erased. */
  erased: number;
}

/** Subscribers, erased addresses and mailboxes that were refused for good. */
export interface SubscriberRows {
  /** Makes every other transaction about this mailbox wait until this one ends. */
  lockMailbox(mailbox: string): Promise<void>;
  findByKey(key: string): Promise<Subscriber | undefined>;
  findById(id: string): Promise<Subscriber | undefined>;
  /** Inserts the subscriber, or replaces the one with the same id. */
  saveSubscriber(subscriber: Subscriber): Promise<void>;
  /** Lists subscribers in the order of their keys, those after `afterKey`. */
  listSubscribers(afterKey: string, limit: number): Promise<Subscriber[]>;
  /** Lists the recipients of a new newsletter in the same order. */
  listConfirmed(afterKey: string, limit: number): Promise<Subscriber[]>;
  /** @param version of the tables, if an earlier release made them */
  countSubscribers(version?: number): Promise<SubscriberCounts>;
  /** Deletes the subscriber with all mails, tokens and consent. */
  deleteSubscriber(id: string): Promise<void>;
  /** Deletes a subscriber and counts the erasure. */
  eraseSubscriber(id: string): Promise<void>;
  /** Returns those of some ids that are no subscriber's. */
  findMissing(ids: readonly string[]): Promise<string[]>;
  /** Records that an address was erased; `hash` comes from `Tokens.erasedNames`. */
  saveErasure(hash: string, erasedAt: number): Promise<void>;
  listErasures(): Promise<{ addressHash: string; erasedAt: number }[]>;
  /** Records that a mailbox was refused for good: it gets no newsletter. */
  saveBounce(subscriberId: string, bouncedAt: number): Promise<void>;
  dropBounce(subscriberId: string): Promise<void>;
}

/** Creates the statements of subscribers in an open transaction. */
export function createSubscriberRows(db: NewsletterDatabase, engine: Engine): SubscriberRows {
  const selectAll = () => db.selectFrom('newsletterSubscriber').selectAll();
  async function deleteSubscriber(id: string) {
    await db.deleteFrom('newsletterSubscriber').where('id', '=', id).execute();
  }

  return {
    async lockMailbox(mailbox) {
      // An SQLite transaction locks the whole file.
      if (engine === 'sqlite') return;
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(db);
    },
    findByKey: (key) => selectAll().where('addressKey', '=', key).executeTakeFirst(),
    findById: (id) => selectAll().where('id', '=', id).executeTakeFirst(),
    async saveSubscriber(subscriber) {
      await db
        .insertInto('newsletterSubscriber')
        .values(subscriber)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(subscriber))
        .execute();
    },
    listSubscribers: (afterKey, limit) =>
      selectAll().where('addressKey', '>', afterKey).orderBy('addressKey').limit(limit).execute(),
    listConfirmed: (afterKey, limit) =>
      selectRecipients(db)
        .selectAll()
        .where('addressKey', '>', afterKey)
        .orderBy('addressKey')
        .limit(limit)
        .execute(),
    async countSubscribers(version) {
      const counts = { pending: 0, confirmed: 0, unsubscribed: 0 };
      const byStatus = await db
        .selectFrom('newsletterSubscriber')
        .select(({ fn }) => ['status', fn.countAll<number>().as('amount')])
        .groupBy('status')
        .execute();
      for (const { status, amount } of byStatus) counts[status] = amount;
      // The first release knew no bounces.
      const bounced =
        version === 1
          ? undefined
          : await db
              .selectFrom('newsletterBounce')
              .select(({ fn }) => fn.countAll<number>().as('amount'))
              .executeTakeFirst();
      const erased = await db
        .selectFrom('newsletterTally')
        .select('amount')
        .where('name', '=', 'erased')
        .executeTakeFirst();
      return { ...counts, bounced: bounced?.amount ?? 0, erased: erased?.amount ?? 0 };
    },
    deleteSubscriber,
    async findMissing(ids) {
      if (ids.length === 0) return [];
      const found = await db
        .selectFrom('newsletterSubscriber')
        .select('id')
        .where('id', 'in', ids)
        .execute();
      const present = new Set(found.map(({ id }) => id));
      return ids.filter((id) => !present.has(id));
    },
    async eraseSubscriber(id) {
      await deleteSubscriber(id);
      await db
        .insertInto('newsletterTally')
        .values({ name: 'erased', amount: 1 })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet((eb) => ({ amount: eb('newsletterTally.amount', '+', 1) })),
        )
        .execute();
    },
    async saveErasure(addressHash, erasedAt) {
      await db
        .insertInto('newsletterErasure')
        .values({ addressHash, erasedAt })
        .onConflict((conflict) => conflict.column('addressHash').doUpdateSet({ erasedAt }))
        .execute();
    },
    listErasures: () => db.selectFrom('newsletterErasure').selectAll().execute(),
    async saveBounce(subscriberId, bouncedAt) {
      await db
        .insertInto('newsletterBounce')
        .values({ subscriberId, bouncedAt })
        .onConflict((conflict) => conflict.column('subscriberId').doNothing())
        .execute();
    },
    async dropBounce(subscriberId) {
      await db.deleteFrom('newsletterBounce').where('subscriberId', '=', subscriberId).execute();
    },
  };
}

/** Selects from the subscribers who get the newsletter: confirmed, and no mailbox that refused. */
export function selectRecipients(db: NewsletterDatabase) {
  return db
    .selectFrom('newsletterSubscriber')
    .where('status', '=', 'confirmed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletterBounce')
            .select('subscriberId')
            .whereRef('subscriberId', '=', 'newsletterSubscriber.id'),
        ),
      ),
    );
}
