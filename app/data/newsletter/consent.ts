import type { ConsentText } from '#app/domain/newsletter.ts';

/** The consent sentence that the form shows today. */
export const CURRENT_CONSENT: ConsentText = {
  version: '2026-11-24',
  wording: {
    en: 'By signing up you agree to receive the {siteName} newsletter with train travel ideas and offers by e-mail. You can unsubscribe at any time with the link in every message.',
    it: 'Iscrivendoti accetti di ricevere via e-mail la newsletter di {siteName}, con idee e offerte per viaggiare in treno. Puoi cancellarti quando vuoi con il link presente in ogni messaggio.',
    fr: 'En vous inscrivant, vous acceptez de recevoir par e-mail la newsletter {siteName}, avec des idées et des offres de voyage en train. Vous pouvez vous désabonner à tout moment grâce au lien présent dans chaque message.',
  },
};

/**
 * The sentence until its French no longer wrote « de » before the site's name, which may begin with
 * a vowel.
 */
const SECOND_CONSENT: ConsentText = {
  version: '2026-11-21',
  wording: {
    ...CURRENT_CONSENT.wording,
    fr: 'En vous inscrivant, vous acceptez de recevoir par e-mail la newsletter de {siteName}, avec des idées et des offres de voyage en train. Vous pouvez vous désabonner à tout moment grâce au lien présent dans chaque message.',
  },
};

/** The sentence in the first person, shown until the form's button itself came to say yes. */
const FIRST_CONSENT: ConsentText = {
  version: '2026-11',
  wording: {
    ...CURRENT_CONSENT.wording,
    en: 'I agree to receive the {siteName} newsletter with train travel ideas and offers by e-mail. I can unsubscribe at any time with the link in every mail.',
    it: 'Accetto di ricevere via e-mail la newsletter di {siteName} con idee e offerte per viaggiare in treno. Posso cancellarmi in qualsiasi momento con il link presente in ogni messaggio.',
    fr: 'J’accepte de recevoir par e-mail la newsletter de {siteName}, avec des idées et des offres de voyage en train. Je peux me désabonner à tout moment grâce au lien présent dans chaque message.',
  },
};

/**
 * Every wording ever shown, oldest first. A changed sentence is a new entry and the old one stays:
 * a page opened before the change can still be sent, and its visitor agreed to the sentence
 * of that page.
 */
export const CONSENT_TEXTS: readonly ConsentText[] = [
  FIRST_CONSENT,
  SECOND_CONSENT,
  CURRENT_CONSENT,
];
