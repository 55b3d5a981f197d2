import type { LanguageRules } from './language-rules.ts';

/** The places without a railway whose names are plural: «from the Cinque Terre». */
const BEFORE_PLURAL = /\b(?:from|to|in)[ \u00a0](?=Cinque Terre|Borromean)/gi;

export const en: LanguageRules = {
  // English as read in Europe.
  locale: 'en-GB',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  joinPrepositions: (text) => text.replace(BEFORE_PLURAL, '$&the '),
};
