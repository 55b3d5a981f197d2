import type { Language } from '#app/domain/language.ts';

/** The settings of a site's newsletter. */
export interface NewsletterSettings {
  /** A `postgres://` address; without it the store is `newsletter.sqlite` in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
  /**
   * For example `smtps://user:password@mail.example:465`; without it mails are written into `mail/`
   * below the data folder.
   */
  readonly smtpUrl?: string | undefined;
  /** The keys of the links in mails (see `parseKeys`). */
  readonly signingKeys?: string | undefined;
  /** Sender, for example `Binario <news@example.com>`. */
  readonly mailFrom: string;
  /** The start of every link in mails, for example `https://www.example.com`. */
  readonly publicOrigin: string;
  readonly siteName: string;
  /** How many confirmation mails the whole site may send in an hour. */
  readonly mailsPerHour: number;
}

/** A person who signed up; the only row with an address. Times are milliseconds since 1970. */
export interface Subscriber {
  readonly id: string;
  readonly address: string;
  /** Unique form of the address (see `Address.key`). */
  readonly addressKey: string;
  readonly language: Language;
  /** `pending` until the confirmation link is used, `unsubscribed` after the other link is. */
  readonly status: 'pending' | 'confirmed' | 'unsubscribed';
  readonly createdAt: number;
  /** The same as `createdAt`; the first release reads it. */
  readonly requestedAt: number;
  readonly confirmedAt: number | null;
  readonly unsubscribedAt: number | null;
  /**
   * The consent of the mail that was confirmed, with the sentence word for word as the form showed
   * it. A later sign-up changes none of this. Before any confirmation it is the first sign-up's.
   */
  readonly consentVersion: string;
  readonly consentWording: string;
  readonly consentLanguage: Language;
  readonly consentAt: number;
}

/** An event of the ledger of consent, with the words that it is about. */
export interface ConsentEntry {
  readonly subscriberId: string;
  /** Requested by a mail, given by its link, or withdrawn. */
  readonly event: 'asked' | 'given' | 'withdrawn';
  readonly recordedAt: number;
  /** The mail that asked; null for a withdrawal, and for a consent from before the ledger. */
  readonly mailId: string | null;
  /** The address as it was typed. */
  readonly address: string;
  readonly language: Language;
  readonly consentVersion: string;
  readonly consentWording: string;
}

/**
 * `confirm` requests a confirmation; `already` tells a confirmed subscriber who signed up again
 * that nothing changed.
 */
export type MailKind = 'confirm' | 'already';

/**
 * A mail in the outbox. It refers to its subscriber, so that erasing an address needs one place.
 */
export interface OutboxMail {
  readonly id: string;
  readonly subscriberId: string;
  readonly kind: MailKind;
  readonly createdAt: number;
  /** Attempts begun so far, including those that a crash interrupted. */
  readonly attempts: number;
}

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** How long the keyed hash of an erased or cancelled address is kept, for backups that hold it. */
export const ERASURE_LIFETIME_MS = 365 * DAY_MS;

/**
 * How long a transaction of PostgreSQL may take, waiting included, and how long one of SQLite waits
 * for another process, in milliseconds. While the store does not respond, a visitor gets a response
 * within 3 seconds.
 */
export const TRANSACTION_LIMIT_MS = 2_000;
