import type { Language } from '#app/domain/language.ts';
import type { MailKind } from '../store.ts';

/** What a mail is made of besides its text. */
export interface MailContent {
  readonly kind: MailKind;
  readonly language: Language;
  readonly siteName: string;
  readonly siteLink: string;
  /** Where the button leads; only the mail that asks for a confirmation has one. */
  readonly actionLink?: string;
  readonly unsubscribeLink: string;
  /** The sentence the person agreed to. */
  readonly consentWording: string;
}
