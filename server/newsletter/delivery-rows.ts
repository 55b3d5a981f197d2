import type { Language } from '#app/domain/language.ts';
import type { Subscriber } from './store.ts';
import { selectRecipients } from './subscriber-rows.ts';
import type { DeliveryRow, DeliveryState, Engine, NewsletterDatabase } from './tables.ts';

/** One newsletter for one subscriber. */
export interface Delivery extends Pick<Subscriber, 'id' | 'address' | 'language' | 'status'> {
  /** Attempts that were postponed. */
  readonly attempts: number;
}

/** The deliveries of newsletters. */
export interface DeliveryRows {
  /** Adds a page of recipients to a newsletter and returns the last one's id, if any. */
  addRecipients(
    issueId: string,
    afterId: string,
    limit: number,
    now: number,
  ): Promise<string | undefined>;
  /** Changes the state of all deliveries of a newsletter in another state; returns their number. */
  moveDeliveries(issueId: string, from: DeliveryState, to: DeliveryState): Promise<number>;
  /** The delivery that has been due longest. */
  nextDelivery(issueId: string, now: number): Promise<Delivery | undefined>;
  /** When the next delivery is due; undefined when none is left. */
  nextDeliveryAt(issueId: string): Promise<number | undefined>;
  /** Marks a delivery as handed over; false if the consent is gone or another command has it. */
  startHanding(issueId: string, subscriberId: string): Promise<boolean>;
  settleDelivery(issueId: string, subscriberId: string, state: DeliveryState): Promise<void>;
  /** Lets a delivery wait until a time, after so many attempts that were postponed. */
  postponeDelivery(
    issueId: string,
    subscriberId: string,
    next: Pick<DeliveryRow, 'attempts' | 'nextAttemptAt'>,
  ): Promise<void>;
  /** How many deliveries of a newsletter there are in each state. */
  countDeliveries(issueId: string): Promise<Record<DeliveryState, number>>;
  /** How many subscribers a new newsletter would go to, in each language. */
  countRecipients(): Promise<{ language: Language; amount: number }[]>;
}

/** Creates the statements of deliveries in an open transaction. */
export function createDeliveryRows(db: NewsletterDatabase, engine: Engine): DeliveryRows {
  const updateDelivery = (issueId: string, subscriberId: string) =>
    db
      .updateTable('newsletterDelivery')
      .where('issueId', '=', issueId)
      .where('subscriberId', '=', subscriberId);

  return {
    async addRecipients(issueId, afterId, limit, now) {
      const page = await selectRecipients(db)
        .select('id')
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit)
        // Keeps the page from being erased before it is inserted.
        .$if(engine === 'postgres', (query) => query.forKeyShare())
        .execute();
      if (page.length === 0) return undefined;
      const due = { state: 'waiting', attempts: 0, nextAttemptAt: now } as const;
      await db
        .insertInto('newsletterDelivery')
        .values(page.map(({ id }) => ({ issueId, subscriberId: id, ...due })))
        .onConflict((conflict) => conflict.columns(['issueId', 'subscriberId']).doNothing())
        .execute();
      return page.at(-1)?.id;
    },
    async moveDeliveries(issueId, from, to) {
      const moved = await db
        .updateTable('newsletterDelivery')
        .set({ state: to })
        .where('issueId', '=', issueId)
        .where('state', '=', from)
        .returning('subscriberId')
        .execute();
      if (moved.length > 0 && to === 'waiting') {
        await db
          .updateTable('newsletterIssue')
          .set({ finishedAt: null })
          .where('id', '=', issueId)
          .execute();
      }
      return moved.length;
    },
    nextDelivery: (issueId, now) =>
      db
        .selectFrom('newsletterDelivery')
        .innerJoin('newsletterSubscriber', 'id', 'subscriberId')
        .select(['id', 'address', 'language', 'status', 'attempts'])
        .where('issueId', '=', issueId)
        .where('state', '=', 'waiting')
        .where('nextAttemptAt', '<=', now)
        .orderBy('nextAttemptAt')
        .limit(1)
        .executeTakeFirst(),
    async nextDeliveryAt(issueId) {
      const next = await db
        .selectFrom('newsletterDelivery')
        .select('nextAttemptAt')
        .where('issueId', '=', issueId)
        .where('state', '=', 'waiting')
        .orderBy('nextAttemptAt')
        .limit(1)
        .executeTakeFirst();
      return next?.nextAttemptAt;
    },
    async startHanding(issueId, subscriberId) {
      const started = await updateDelivery(issueId, subscriberId)
        .set({ state: 'handing' })
        .where('state', '=', 'waiting')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('newsletterSubscriber')
              .select('id')
              .where('id', '=', subscriberId)
              .where('status', '=', 'confirmed'),
          ),
        )
        .returning('subscriberId')
        .executeTakeFirst();
      return started !== undefined;
    },
    async settleDelivery(issueId, subscriberId, state) {
      await updateDelivery(issueId, subscriberId).set({ state }).execute();
    },
    async postponeDelivery(issueId, subscriberId, { attempts, nextAttemptAt }) {
      await updateDelivery(issueId, subscriberId)
        .set({ state: 'waiting', attempts, nextAttemptAt })
        .execute();
    },
    async countDeliveries(issueId) {
      const counts = { waiting: 0, handing: 0, sent: 0, doubt: 0, bounced: 0, refused: 0, left: 0 };
      const rows = await db
        .selectFrom('newsletterDelivery')
        .select(({ fn }) => ['state', fn.countAll<number>().as('amount')])
        .where('issueId', '=', issueId)
        .groupBy('state')
        .execute();
      for (const { state, amount } of rows) counts[state] = amount;
      return counts;
    },
    countRecipients: () =>
      selectRecipients(db)
        .select(({ fn }) => ['language', fn.countAll<number>().as('amount')])
        .groupBy('language')
        .orderBy('language')
        .execute(),
  };
}
