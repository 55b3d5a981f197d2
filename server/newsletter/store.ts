import type { Language } from '#app/domain/language.ts';

/** The facts of one site's newsletter. */
export interface NewsletterSettings {
  /**
   * A `postgres://` address; without it the store is the file `newsletter.sqlite` in the data
   * folder.
   */
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
  /**
   * For example `smtps://user:password@mail.example:465`; without it mails land in `mail/` below
   * the data folder.
   */
  readonly smtpUrl?: string | undefined;
  /** Sender, for example `Binario <news@example.com>`. */
  readonly mailFrom: string;
  /** For example `https://www.example.com`; the links in mails begin with it. */
  readonly publicOrigin: string;
  readonly siteName: string;
  /** How many confirmation mails the whole site sends in an hour. */
  readonly mailsPerHour: number;
}

/**
 * One person who signed up; the only record that holds an address. Times are milliseconds since
 * 1970.
 */
export interface Subscriber {
  readonly id: string;
  readonly address: string;
  /** Unique form of the address (see `Address.key`). */
  readonly addressKey: string;
  readonly language: Language;
  /**
   * Pending until the link in the mail was used, confirmed from then on, unsubscribed after the
   * other link was used.
   */
  readonly status: 'pending' | 'confirmed' | 'unsubscribed';
  readonly createdAt: number;
  /** When the form was last sent with this address while it was not confirmed. */
  readonly requestedAt: number;
  readonly confirmedAt: number | null;
  readonly unsubscribedAt: number | null;
  /** What the person agreed to, kept as proof: the sentence word for word as the form showed it. */
  readonly consentVersion: string;
  readonly consentWording: string;
  readonly consentLanguage: Language;
  readonly consentAt: number;
}

/**
 * `confirm` asks for the click; `already` tells a confirmed subscriber, who signed up again, that
 * nothing changed.
 */
export type MailKind = 'confirm' | 'already';

/**
 * A mail in the outbox: whom it is for is a reference, so that an erased address is erased here
 * too.
 */
export interface OutboxMail {
  readonly id: string;
  readonly subscriberId: string;
  readonly kind: MailKind;
  readonly createdAt: number;
  /** Attempts begun so far, also those that a crash cut short. */
  readonly attempts: number;
}

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an erasure is remembered, as a keyed hash, for backups that still hold the address. */
export const ERASURE_LIFETIME_MS = 365 * DAY_MS;

/**
 * How long a transaction may take in all, what it waits for included (milliseconds): a visitor has
 * an answer in 3 seconds.
 */
export const TRANSACTION_LIMIT_MS = 2_000;
