import type { Language } from './language.ts';

/** What a sign-up form hands over, still untrusted. */
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
 * What a link in a mail has come to. Looking at it changes nothing, so it may be `ready` for the
 * click; the click answers `confirmed` or `unsubscribed`, the latter again and again, as does
 * looking from then on. `invalid` is whatever was not signed here or no longer counts.
 */
export type LinkState =
  | 'ready'
  | 'confirmed'
  | 'already-confirmed'
  | 'unsubscribed'
  | 'expired'
  | 'invalid'
  | 'unavailable';

/** What mails and pages promise, in days. */
export const NEWSLETTER_DAYS = {
  /** How long the link of a confirmation mail works. */
  confirmationLink: 7,
  /** After how long an address that was never confirmed is gone. */
  unconfirmedAddress: 30,
  /** How long someone who unsubscribed is not asked again to confirm a sign-up. */
  askAgain: 30,
} as const;

/**
 * All that the site's pages may ask of the newsletter; no method throws, and `unavailable` means
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
