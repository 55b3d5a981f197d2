import type { LanguageRules } from './language-rules.ts';

/** The places without a railway whose names are plural: «from the Cinque Terre». */
const BEFORE_PLURAL = /\b(?:from|to|in)[ \u00a0](?=Cinque Terre|Borromean)/gi;

export const en: LanguageRules = {
  // English as read in Europe.
  locale: 'en-GB',
  joinPrepositions: (text) => text.replace(BEFORE_PLURAL, '$&the '),
};
