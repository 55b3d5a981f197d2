import type { Language } from '#app/domain/language.ts';
import type { Subscriber } from './store.ts';
import { selectRecipients } from './subscriber-rows.ts';
import type { DeliveryRow, DeliveryState, Engine, NewsletterDatabase } from './tables.ts';

/** One newsletter for one subscriber. */
export interface Delivery extends Pick<Subscriber, 'id' | 'address' | 'language' | 'status'> {
  /** Attempts that were postponed. */
  readonly attempts: number;
}

/** A command's claim to send a newsletter. */
export interface IssueClaim {
  readonly id: string;
  readonly sender: string;
  readonly now: number;
  readonly until: number;
  /** A command that has certainly ended, so that its lease does not count. */
  readonly endedSender?: string | undefined;
}

/** Newsletters and their deliveries. */
export interface DeliveryRows {
  /** Adds a newsletter unless it exists, and returns its progress. */
  beginIssue(
    id: string,
    now: number,
  ): Promise<{ listedAt: number | null; finishedAt: number | null }>;
  /** The id of another newsletter that was begun and has not been finished. */
  findUnfinishedIssue(exceptId: string): Promise<string | undefined>;
  /** The command that has the lease of a newsletter. */
  findSender(issueId: string): Promise<string | undefined>;
  /** Leases a newsletter to a command, or renews its lease; false while another command has it. */
  leaseIssue(claim: IssueClaim): Promise<boolean>;
  releaseIssue(id: string, sender: string): Promise<void>;
  /** Adds a page of recipients to a newsletter and returns the last one's id, if any. */
  addRecipients(
    issueId: string,
    afterId: string,
    limit: number,
    now: number,
  ): Promise<string | undefined>;
  markIssueListed(id: string, now: number): Promise<void>;
  finishIssue(id: string, now: number): Promise<void>;
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

/** Creates the statements of newsletters and deliveries in an open transaction. */
export function createDeliveryRows(db: NewsletterDatabase, engine: Engine): DeliveryRows {
  const updateIssue = (id: string) => db.updateTable('newsletterIssue').where('id', '=', id);
  const updateDelivery = (issueId: string, subscriberId: string) =>
    db
      .updateTable('newsletterDelivery')
      .where('issueId', '=', issueId)
      .where('subscriberId', '=', subscriberId);

  return {
    async beginIssue(id, now) {
      await db
        .insertInto('newsletterIssue')
        .values({ id, begunAt: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return db
        .selectFrom('newsletterIssue')
        .select(['listedAt', 'finishedAt'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    },
    async findUnfinishedIssue(exceptId) {
      const issue = await db
        .selectFrom('newsletterIssue')
        .select('id')
        .where('finishedAt', 'is', null)
        .where('id', '<>', exceptId)
        .orderBy('begunAt')
        .limit(1)
        .executeTakeFirst();
      return issue?.id;
    },
    async findSender(issueId) {
      const issue = await db
        .selectFrom('newsletterIssue')
        .select('sender')
        .where('id', '=', issueId)
        .executeTakeFirst();
      return issue?.sender ?? undefined;
    },
    async leaseIssue({ id, sender, now, until, endedSender = sender }) {
      const leased = await updateIssue(id)
        .set({ sender, senderUntil: until })
        .where((eb) =>
          eb.or([
            eb('sender', 'is', null),
            eb('sender', 'in', [sender, endedSender]),
            eb('senderUntil', '<=', now),
          ]),
        )
        .returning('id')
        .executeTakeFirst();
      return leased !== undefined;
    },
    async releaseIssue(id, sender) {
      await updateIssue(id)
        .set({ sender: null, senderUntil: null })
        .where('sender', '=', sender)
        .execute();
    },
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
    async markIssueListed(id, now) {
      await updateIssue(id).set({ listedAt: now }).execute();
    },
    async finishIssue(id, now) {
      await updateIssue(id).set({ finishedAt: now }).execute();
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
        await updateIssue(issueId).set({ finishedAt: null }).execute();
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
