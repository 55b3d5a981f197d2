import type { Language } from './language.ts';

/** The untrusted values of a sign-up form. */
export interface SignUpRequest {
  readonly address: string;
  /** The language of the page with the form, and of the mail. */
  readonly language: Language;
  /** The field that is hidden from people; a program that fills it in is refused. */
  readonly honeypot: string;
  /** The visitor's subnet, used only to limit abuse. */
  readonly clientSubnet: string;
  /**
   * Version of the consent sentence that the page showed; absent or unknown means the current one.
   */
  readonly consentVersion?: string;
}

/**
 * The result of a sign-up; `accepted` does not reveal whether the address was known. `delayed` is
 * accepted too, with its mail due in some minutes, after those of others.
 */
export type SignUpResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'delayed'; readonly minutes: number }
  | { readonly kind: 'invalid-address' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable' };

/**
 * The state of a link in a mail. Opening it changes nothing: it may be `ready` for the click. The
 * click gives `confirmed` or `unsubscribed`; `unsubscribed` stays the result of further visits and
 * clicks. `invalid` links have a wrong signature or are out of date.
 */
export type LinkState =
  | 'ready'
  | 'confirmed'
  | 'already-confirmed'
  | 'unsubscribed'
  | 'expired'
  | 'invalid'
  | 'unavailable';

/** Periods that mails and pages promise, in days. */
export const NEWSLETTER_DAYS = {
  /** How long the link of a confirmation mail is valid. */
  confirmationLink: 7,
  /** When an unconfirmed address is deleted, counted from its first sign-up. */
  unconfirmedAddress: 30,
  /** The least time between two confirmation mails to a mailbox that unsubscribed. */
  askAgain: 30,
} as const;

/**
 * The newsletter's interface for the pages. No method throws; `unavailable` means "try again
 * later".
 */
export interface NewsletterService {
  signUp(request: SignUpRequest): Promise<SignUpResult>;
  inspectConfirmation(token: string): Promise<LinkState>;
  confirm(token: string): Promise<LinkState>;
  inspectUnsubscribe(token: string): Promise<LinkState>;
  unsubscribe(token: string): Promise<LinkState>;
}

/** One sentence that visitors agree to by signing up, with the placeholder `{siteName}`. */
export interface ConsentText {
  /** Never reused for another wording. */
  readonly version: string;
  readonly wording: Readonly<Record<Language, string>>;
}

/**
 * Fills in a consent sentence, exactly as the form shows it and the store keeps it.
 *
 * @example formatConsent(text, 'en', 'Binario')
 * // 'By signing up you agree to receive the Binario newsletter …'
 */
export function formatConsent(text: ConsentText, language: Language, siteName: string): string {
  return text.wording[language].replaceAll('{siteName}', () => siteName);
}
