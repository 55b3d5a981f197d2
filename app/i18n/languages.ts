import { DEFAULT_LANGUAGE, type Language, type Translated } from '#app/domain/language.ts';

/** What the site knows of one interface language. */
export interface LanguageEntry {
  /** The language's own name, as the language menu shows it. */
  readonly name: string;
  /** The locale of social tags, `language_TERRITORY`. */
  readonly socialLocale: string;
}

/** The table of the interface languages (specification section 3). */
export const LANGUAGE_TABLE: Translated<LanguageEntry> = {
  en: { name: 'English', socialLocale: 'en_GB' },
  it: { name: 'Italiano', socialLocale: 'it_IT' },
  fr: { name: 'Français', socialLocale: 'fr_FR' },
};

/** The language other than which an address says so in its query. */
export function isDefaultLanguage(language: Language): boolean {
  return language === DEFAULT_LANGUAGE;
}
