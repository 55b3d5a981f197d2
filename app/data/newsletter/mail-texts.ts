import type { Translated } from '#app/domain/language.ts';
import { en, type MailTexts } from './mails/en.ts';
import { fr } from './mails/fr.ts';
import { it } from './mails/it.ts';

/** The mails in each language, for a site of some name. */
export const MAIL_TEXTS: Translated<MailTexts> = { en, it, fr };
