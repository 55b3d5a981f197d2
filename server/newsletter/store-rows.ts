import { type ConsentRows, createConsentRows } from './consent-rows.ts';
import { createDeliveryRows, type DeliveryRows } from './delivery-rows.ts';
import { createIssueRows, type IssueRows } from './issue-rows.ts';
import { createLeavingRows, type LeavingRows } from './leaving-rows.ts';
import { createOutboxRows, type OutboxRows } from './outbox-rows.ts';
import { createSettingRows, type SettingRows } from './setting-rows.ts';
import { ERASURE_LIFETIME_MS } from './store.ts';
import { createSubscriberRows, type SubscriberRows } from './subscriber-rows.ts';
import type { Engine, NewsletterDatabase } from './tables.ts';

/** Times before which rows are deleted, in milliseconds since 1970. */
export interface StaleLimits {
  readonly now: number;
  /** For subscribers who never confirmed: the time of their first sign-up. */
  readonly pendingBefore: number;
  /**
   * The links of mails that were sent before this time have expired. A subscriber who never
   * confirmed is deleted with the last link.
   */
  readonly linksBefore: number;
  /** For mails that were sent or given up, and for newsletters that were finished. */
  readonly mailsBefore: number;
}

/** The rows as one transaction reads and changes them. */
export interface StoreTransaction
  extends SubscriberRows,
    ConsentRows,
    LeavingRows,
    OutboxRows,
    IssueRows,
    DeliveryRows,
    SettingRows {
  /**
   * Deletes at most `STALE_AT_ONCE` stale subscribers and returns their ids. Call it until it
   * returns fewer: the last call also deletes all other stale rows.
   */
  removeStale(limits: StaleLimits): Promise<string[]>;
}

/** Where the newsletter keeps its state: SQLite in one file, or PostgreSQL for several servers. */
export interface NewsletterStore {
  /**
   * Runs work in one transaction: on disk when the promise resolves, rolled back when it rejects.
   * PostgreSQL ends it after `TRANSACTION_LIMIT_MS`; SQLite waits that long for another process to
   * release the file.
   */
  transaction<T>(work: (rows: StoreTransaction) => Promise<T>): Promise<T>;
  /** Overwrites what deleted rows left in the files of the store, as far as the engine can. */
  scrub(): Promise<void>;
  /** Whether the file of the store was removed, replaced or damaged: writes would be lost. */
  isLost?(): boolean;
  close(): Promise<void>;
}

/** Few, since a transaction of SQLite blocks the whole server. */
export const STALE_AT_ONCE = 250;

/** Creates the rows on a connection that has begun a transaction. */
export function createStoreRows(db: NewsletterDatabase, engine: Engine): StoreTransaction {
  return {
    ...createSubscriberRows(db, engine),
    ...createConsentRows(db),
    ...createLeavingRows(db),
    ...createOutboxRows(db, engine),
    ...createIssueRows(db),
    ...createDeliveryRows(db, engine),
    ...createSettingRows(db, engine),
    async removeStale(limits) {
      const ids = await deleteStaleSubscribers(db, limits);
      // A full batch means that there may be more; the last call deletes the other rows.
      if (ids.length < STALE_AT_ONCE) {
        await deleteUnansweredConsent(db, limits);
        await deleteExpiredRows(db, limits);
      }
      return ids;
    },
  };
}

/** Deletes subscribers who never confirmed and whose last link has expired. */
async function deleteStaleSubscribers(
  db: NewsletterDatabase,
  { pendingBefore, linksBefore }: StaleLimits,
): Promise<string[]> {
  const deleted = await db
    .deleteFrom('newsletterSubscriber')
    .where('id', 'in', (stale) =>
      stale
        .selectFrom('newsletterSubscriber')
        .select('newsletterSubscriber.id')
        .where('status', '=', 'pending')
        .where((eb) =>
          eb.or([
            eb('createdAt', '<', pendingBefore),
            eb.not(
              eb.exists(
                // A mail whose link still works, or that is about to be sent.
                eb
                  .selectFrom('newsletterOutbox')
                  .select('newsletterOutbox.id')
                  .whereRef('newsletterOutbox.subscriberId', '=', 'newsletterSubscriber.id')
                  .where((mail) =>
                    mail.or([
                      mail('sentAt', '>=', linksBefore),
                      mail.and([mail('sentAt', 'is', null), mail('gaveUpAt', 'is', null)]),
                    ]),
                  ),
              ),
            ),
          ]),
        )
        .limit(STALE_AT_ONCE),
    )
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Deletes the ledger's requests for consent whose mail was never confirmed. */
async function deleteUnansweredConsent(
  db: NewsletterDatabase,
  { mailsBefore }: StaleLimits,
): Promise<void> {
  await db
    .deleteFrom('newsletterConsent as asked')
    .where('event', '=', 'asked')
    .where('recordedAt', '<', mailsBefore)
    .where('mailId', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletterConsent as given')
            .select('given.id')
            .whereRef('given.mailId', '=', 'asked.mailId')
            .where('given.event', '=', 'given'),
        ),
      ),
    )
    .execute();
}

/** Deletes the rows that are kept for a time alone. */
async function deleteExpiredRows(
  db: NewsletterDatabase,
  { now, mailsBefore }: StaleLimits,
): Promise<void> {
  await db.deleteFrom('newsletterLeaving').where('forgetAfter', '<', now).execute();
  await db
    .deleteFrom('newsletterOutbox')
    .where((eb) => eb.or([eb('sentAt', '<', mailsBefore), eb('gaveUpAt', '<', mailsBefore)]))
    .execute();
  await db
    .deleteFrom('newsletterErasure')
    .where('erasedAt', '<', now - ERASURE_LIFETIME_MS)
    .execute();
  await db
    .deleteFrom('newsletterDelivery')
    .where('issueId', 'in', (eb) =>
      eb.selectFrom('newsletterIssue').select('id').where('finishedAt', '<', mailsBefore),
    )
    .execute();
  await db.deleteFrom('newsletterSpentToken').where('forgetAfter', '<', now).execute();
  await db.deleteFrom('newsletterQuota').where('windowEndsAt', '<', now).execute();
}
