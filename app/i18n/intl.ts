import type { Language } from '#app/domain/language.ts';

/** The locale of each language's numbers and dates: English as read in Europe, Italian of Italy, French of France. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' };

/** The locale in which `Intl` writes numbers and dates for a language. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

// Making a formatter takes a hundred times as long as using it, and there are few: each is made once.
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const listFormats = new Map<Language, Intl.ListFormat>();

/** The number formatter of a language with some options, made once. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(LOCALES[language], options);
  numberFormats.set(key, known);
  return known;
}

/** The formatter of a language's calendar days (midnights in UTC) with some options, made once. */
export function dayFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known =
    dateFormats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
  dateFormats.set(key, known);
  return known;
}

/** The formatter of a language's lists of names, made once. */
export function listFormat(language: Language): Intl.ListFormat {
  const known = listFormats.get(language) ?? new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  listFormats.set(language, known);
  return known;
}
