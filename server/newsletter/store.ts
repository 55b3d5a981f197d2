import type { Language } from '#app/domain/language.ts';

/** One person who signed up; the only record that holds an address. Times are milliseconds since 1970. */
export interface Subscriber {
  readonly id: string;
  readonly address: string;
  /** Unique form of the address (see `Address.key`). */
  readonly addressKey: string;
  readonly language: Language;
  /** Pending until the link in the mail was used, confirmed from then on, unsubscribed after the other link was used. */
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

/** How long a transaction may take in all, what it waits for included (milliseconds): a visitor has an answer in 3 seconds. */
export const TRANSACTION_LIMIT_MS = 2_000;
