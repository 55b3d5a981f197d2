import type { Language } from './language.ts';

/** The fields of a sign-up form, not yet validated. */
export interface SignUpRequest {
  readonly address: string;
  /** Of the page that held the form; the mail is written in it. */
  readonly language: Language;
  /** The field that people do not see; anything in it means that a program filled the form. */
  readonly honeypot: string;
  /** The visitor's subnet, used only to limit abuse. */
  readonly clientSubnet: string;
  /**
   * Version of the consent sentence that the page showed; absent or unknown means the current one.
   */
  readonly consentVersion?: string;
}

/** Answer to a sign-up; `accepted` says nothing about whether the address was known. */
export type SignUpResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'invalid-address' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable' };

/**
 * The state of a link in a mail. Opening it changes nothing: it may be `ready` for the button. The
 * button makes it `confirmed` or `unsubscribed`; an unsubscription can be repeated, and opening the
 * link shows it from then on. `invalid` are links that were not signed here or have expired.
 */
export type LinkState =
  | 'ready'
  | 'confirmed'
  | 'already-confirmed'
  | 'unsubscribed'
  | 'expired'
  | 'invalid'
  | 'unavailable';

/** The periods that mails and pages promise, in days. */
export const NEWSLETTER_DAYS = {
  /** How long the link of a confirmation mail works. */
  confirmationLink: 7,
  /** After how long an address that was never confirmed is gone. */
  unconfirmedAddress: 30,
  /** The pause between two mails that ask an unsubscribed address to confirm a sign-up. */
  askAgain: 30,
} as const;

/**
 * The newsletter's interface for pages. No method throws, and `unavailable` means
 * "try again later".
 */
export interface NewsletterService {
  signUp(request: SignUpRequest): Promise<SignUpResult>;
  inspectConfirmation(token: string): Promise<LinkState>;
  confirm(token: string): Promise<LinkState>;
  inspectUnsubscribe(token: string): Promise<LinkState>;
  unsubscribe(token: string): Promise<LinkState>;
}

/**
 * One sentence that visitors agree to by signing up, with `{siteName}` where the site's name goes.
 */
export interface ConsentText {
  /** Never reused for another wording. */
  readonly version: string;
  readonly wording: Readonly<Record<Language, string>>;
}

/**
 * Writes a consent sentence out for one site, exactly as the form shows it and the store keeps it.
 * @example formatConsent(text, 'en', 'Binario') // 'By signing up you agree to receive the Binario newsletter …'
 */
export function formatConsent(text: ConsentText, language: Language, siteName: string): string {
  return text.wording[language].replaceAll('{siteName}', () => siteName);
}
