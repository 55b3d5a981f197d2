import { DEFAULT_LANGUAGE, type Language, type Translated } from '#app/domain/language.ts';

/** Each language's own name, as its menu shows it, and its locale in social tags (specification section 3). */
export const LANGUAGE_TABLE: Translated<{ readonly name: string; readonly socialLocale: string }> = {
  en: { name: 'English', socialLocale: 'en_GB' },
  it: { name: 'Italiano', socialLocale: 'it_IT' },
  fr: { name: 'Français', socialLocale: 'fr_FR' },
};

/** The language other than which an address says so in its query. */
export function isDefaultLanguage(language: Language): boolean {
  return language === DEFAULT_LANGUAGE;
}
