/** The interface languages, the fallback first (docs/product.md, section 9). */
export const LANGUAGES = ['en', 'it', 'fr'] as const;

/** One of the interface languages. */
export type Language = (typeof LANGUAGES)[number];

/** The language of a page when nothing says otherwise. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The interface language with a code, such as `it`; undefined for any other text. */
export function findLanguage(code: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code);
}

/** One value for each interface language; text unless said otherwise. */
export type Translated<T = string> = Readonly<Record<Language, T>>;

/** Makes a value for each interface language. */
export function inEveryLanguage<T>(make: (language: Language) => T): Translated<T> {
  const values = LANGUAGES.map((language) => [language, make(language)]);
  return Object.fromEntries(values) as Record<Language, T>;
}
