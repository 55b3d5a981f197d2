import type { MailKind, OutboxMail } from './store.ts';
import type { Engine, NewsletterDatabase } from './tables.ts';

/** A subscriber's newest mail of a kind, sent or queued. */
export interface LatestMail {
  readonly id: string;
  readonly createdAt: number;
  readonly sentAt: number | null;
  readonly gaveUpAt: number | null;
}

/** A worker's claim to send a mail. */
export interface MailClaim {
  readonly owner: string;
  readonly now: number;
  /** Now by the clock that all workers share; `now` where there is a single server. */
  readonly leaseNow?: number;
  readonly leaseMs: number;
}

/** A mail waits for at most a day, before its first attempt or between two. */
const LONGEST_WAIT_MS = 25 * 60 * 60_000;

/** The mails that the servers send: confirmations and notes. */
export interface OutboxRows {
  /** Queues a mail, which is due at once or at `dueAt`. */
  queueMail(mail: Omit<OutboxMail, 'attempts'> & { dueAt?: number }): Promise<void>;
  findLatestMail(subscriberId: string, kind: MailKind): Promise<LatestMail | undefined>;
  /** How many mails are neither sent nor given up. */
  countQueuedMails(): Promise<number>;
  dropUnsentMails(subscriberId: string): Promise<void>;
  /**
   * Leases the mail that has been due longest to one worker, and counts the attempt. Two workers
   * never get the same mail. A worker sends one mail at a time, so a mail that it still leases is
   * due again. A time further ahead than any that is ever written comes from a clock that was ahead,
   * and is ignored.
   */
  claimMail(claim: MailClaim): Promise<OutboxMail | undefined>;
  markSent(id: string, sentAt: number): Promise<void>;
  /** Ends the lease of a mail that was not sent, unless another worker leases it by now. */
  postponeMail(id: string, owner: string, nextAttemptAt: number): Promise<void>;
  /** Ends the attempts of a mail, unless another worker leases it by now. */
  giveUpMail(id: string, owner: string, gaveUpAt: number): Promise<void>;
}

/** Creates the statements of the outbox in an open transaction. */
export function createOutboxRows(db: NewsletterDatabase, engine: Engine): OutboxRows {
  return {
    async queueMail({ id, subscriberId, kind, createdAt, dueAt = createdAt }) {
      const due = { attempts: 0, nextAttemptAt: dueAt };
      await db
        .insertInto('newsletterOutbox')
        .values({ id, subscriberId, kind, createdAt, ...due })
        .execute();
    },
    findLatestMail: (subscriberId, kind) =>
      db
        .selectFrom('newsletterOutbox')
        .select(['id', 'createdAt', 'sentAt', 'gaveUpAt'])
        .where('subscriberId', '=', subscriberId)
        .where('kind', '=', kind)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst(),
    async countQueuedMails() {
      const row = await db
        .selectFrom('newsletterOutbox')
        .select(({ fn }) => fn.countAll<number>().as('amount'))
        .where('sentAt', 'is', null)
        .where('gaveUpAt', 'is', null)
        .executeTakeFirst();
      return row?.amount ?? 0;
    },
    async dropUnsentMails(subscriberId) {
      await db
        .deleteFrom('newsletterOutbox')
        .where('subscriberId', '=', subscriberId)
        .where('sentAt', 'is', null)
        .execute();
    },
    claimMail({ owner, now, leaseNow = now, leaseMs }) {
      const due = db
        .selectFrom('newsletterOutbox')
        .select('id')
        .where('sentAt', 'is', null)
        .where('gaveUpAt', 'is', null)
        .where((eb) =>
          eb.or([eb('nextAttemptAt', '<=', now), eb('nextAttemptAt', '>', now + LONGEST_WAIT_MS)]),
        )
        .where((eb) =>
          eb.or([
            eb('leaseUntil', 'is', null),
            eb('leaseUntil', '<=', leaseNow),
            // A lease may be newer than this claim's reading of the clock, by as long as the claim
            // waited since: one lease more is far longer than any transaction.
            eb('leaseUntil', '>', leaseNow + 2 * leaseMs),
            eb('leaseOwner', '=', owner),
          ]),
        )
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .limit(1)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
      return db
        .updateTable('newsletterOutbox')
        .set((eb) => ({
          leaseOwner: owner,
          leaseUntil: leaseNow + leaseMs,
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', '=', due)
        .returning(['id', 'subscriberId', 'kind', 'createdAt', 'attempts'])
        .executeTakeFirst();
    },
    async markSent(id, sentAt) {
      await db.updateTable('newsletterOutbox').set({ sentAt }).where('id', '=', id).execute();
    },
    async postponeMail(id, owner, nextAttemptAt) {
      await db
        .updateTable('newsletterOutbox')
        .set({ nextAttemptAt, leaseOwner: null, leaseUntil: null })
        .where('id', '=', id)
        .where('leaseOwner', '=', owner)
        .execute();
    },
    async giveUpMail(id, owner, gaveUpAt) {
      await db
        .updateTable('newsletterOutbox')
        .set({ gaveUpAt })
        .where('id', '=', id)
        .where('leaseOwner', '=', owner)
        .execute();
    },
  };
}
