import type { LanguageRules } from './language-rules.ts';

export const en: LanguageRules = {
  // English as read in Europe.
  locale: 'en-GB',
};
