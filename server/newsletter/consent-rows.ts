import { randomUUID } from 'node:crypto';
import type { ConsentEntry } from './store.ts';
import type { NewsletterDatabase } from './tables.ts';

/**
 * The ledger of consent. Rows are added and never changed. The row of a mail that nobody confirmed
 * is deleted together with the record of that mail; all others stay until the subscriber is erased.
 */
export interface ConsentRows {
  appendConsent(entry: ConsentEntry): Promise<void>;
  /** The request of the mail; undefined for a mail from before the ledger. */
  findConsentRequest(mailId: string): Promise<ConsentEntry | undefined>;
  /** The whole history of one subscriber, in the order of time. */
  listConsent(subscriberId: string): Promise<ConsentEntry[]>;
}

const COLUMNS = [
  'subscriberId',
  'event',
  'recordedAt',
  'mailId',
  'address',
  'language',
  'consentVersion',
  'consentWording',
] as const;

/** Creates the statements of the ledger in an open transaction. */
export function createConsentRows(db: NewsletterDatabase): ConsentRows {
  return {
    async appendConsent(entry) {
      const id = randomUUID();
      await db
        .insertInto('newsletterConsent')
        .values({ ...entry, id })
        .execute();
    },
    findConsentRequest: (mailId) =>
      db
        .selectFrom('newsletterConsent')
        .select(COLUMNS)
        .where('mailId', '=', mailId)
        .where('event', '=', 'asked')
        .executeTakeFirst(),
    listConsent: (subscriberId) =>
      db
        .selectFrom('newsletterConsent')
        .select(COLUMNS)
        .where('subscriberId', '=', subscriberId)
        .orderBy('recordedAt')
        // In one millisecond the alphabetical order is the true one: asked, given, withdrawn.
        .orderBy('event')
        .execute(),
  };
}
