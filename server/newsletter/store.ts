import type { Language } from '#app/domain/language.ts';

/** Pending until the link in the mail was used, confirmed from then on, unsubscribed after the other link was used. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';

/** What a person agreed to, kept as proof. */
export interface Consent {
  readonly version: string;
  /** The sentence word for word as the form showed it. */
  readonly wording: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** One person who signed up; the only record that holds an address. Times are milliseconds since 1970. */
export interface Subscriber {
  readonly id: string;
  readonly address: string;
  /** Unique form of the address (see `Address.key`). */
  readonly key: string;
  readonly language: Language;
  readonly status: SubscriberStatus;
  readonly createdAt: number;
  /** When the form was last sent with this address while it was not confirmed. */
  readonly requestedAt: number;
  readonly confirmedAt: number | null;
  readonly unsubscribedAt: number | null;
  readonly consent: Consent;
}

/** `confirm` asks for the click; `already` tells a confirmed subscriber, who signed up again, that nothing changed. */
export type MailKind = 'confirm' | 'already';

/** A mail in the outbox: whom it is for is a reference, so that an erased address is erased here too. */
export interface OutboxMail {
  readonly id: string;
  readonly subscriberId: string;
  readonly kind: MailKind;
  readonly createdAt: number;
  /** Attempts begun so far, also those that a crash cut short. */
  readonly attempts: number;
}

/** What became of the latest mail of a kind. */
export interface MailState {
  readonly id: string;
  readonly createdAt: number;
  readonly sentAt: number | null;
  readonly gaveUpAt: number | null;
}

/** How many subscribers there are of each kind, and how many addresses were ever erased. */
export type SubscriberCounts = Readonly<Record<SubscriberStatus | 'erased', number>>;

/** The rows as one transaction sees and changes them; everything is kept together or not at all. */
export interface StoreTransaction {
  /** Makes every other transaction about this mailbox wait until this one ends. */
  lockMailbox(mailbox: string): Promise<void>;
  findByKey(key: string): Promise<Subscriber | undefined>;
  findById(id: string): Promise<Subscriber | undefined>;
  /** Inserts, or replaces the one with the same id. */
  saveSubscriber(subscriber: Subscriber): Promise<void>;
  /** Deletes the subscriber with all mails and tokens, and counts one erasure. */
  eraseSubscriber(id: string): Promise<void>;
  countSubscribers(): Promise<SubscriberCounts>;
  /** Confirmed subscribers in the order of their keys, those after `afterKey` only, at most `limit`. */
  listConfirmed(afterKey: string, limit: number): Promise<Subscriber[]>;

  queueMail(mail: Omit<OutboxMail, 'attempts'>): Promise<void>;
  findLatestMail(subscriberId: string, kind: MailKind): Promise<MailState | undefined>;
  /** How many mails are neither sent nor given up. */
  countWaitingMails(): Promise<number>;
  dropUnsentMails(subscriberId: string): Promise<void>;
  dropMail(id: string): Promise<void>;
  /**
   * Leases the mail that is due longest to one owner, and counts the attempt; two owners never get the same one. An owner
   * has one mail at a time, so what it still holds when it asks again is due again.
   */
  claimMail(lease: { owner: string; now: number; until: number }): Promise<OutboxMail | undefined>;
  markSent(id: string, sentAt: number): Promise<void>;
  /** Ends the lease of a mail that was not sent; does nothing when another worker has it by now. */
  postponeMail(id: string, owner: string, nextAttemptAt: number): Promise<void>;
  giveUpMail(id: string, owner: string, gaveUpAt: number): Promise<void>;

  /** Answers false if the token was spent before. */
  spendToken(token: { id: string; subscriberId: string; forgetAfter: number }): Promise<boolean>;
  isTokenSpent(id: string): Promise<boolean>;

  readQuota(bucket: string, windowEndsAt: number): Promise<number>;
  addToQuota(bucket: string, windowEndsAt: number): Promise<void>;
  dropQuotas(buckets: readonly string[]): Promise<void>;

  /** Keeps the first value ever given for a name, and answers the one kept. */
  settleSetting(name: string, value: string): Promise<string>;
  /** Deletes what nobody needs any more (see `HousekeepingLimits`), and answers the ids of the subscribers among it. */
  removeStale(limits: HousekeepingLimits): Promise<string[]>;
}

/** Ages beyond which rows go, as times in milliseconds since 1970. */
interface HousekeepingLimits {
  readonly now: number;
  /** Pending subscribers whose last request is older are deleted: they never agreed. */
  readonly pendingBefore: number;
  /** Mails sent or given up before are deleted. */
  readonly mailsBefore: number;
}

/** How long a transaction may take in all, what it waits for included (milliseconds): a visitor has an answer in 3 seconds. */
export const TRANSACTION_LIMIT_MS = 2_000;

/** Where the newsletter keeps its state: SQLite in one file, or PostgreSQL for several servers. */
export interface NewsletterStore {
  /**
   * Runs work in one transaction, which is on disk when the promise resolves and undone when it rejects, after
   * `TRANSACTION_LIMIT_MS` at the latest.
   */
  transaction<T>(work: (rows: StoreTransaction) => Promise<T>): Promise<T>;
  /** Overwrites what deleted rows left in the files of the store, as far as the engine can. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
