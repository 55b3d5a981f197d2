import type { Language, Translated } from '#app/domain/language.ts';

/** Each language's own name, as its menu shows it (docs/product.md, section 3). */
export const LANGUAGE_NAMES: Translated = { en: 'English', it: 'Italiano', fr: 'Français' };

/**
 * The locale of each language's numbers and dates: English as read in Europe, Italian of Italy,
 * French of France.
 */
const LOCALES: Translated = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' };

/** The locale in which `Intl` writes numbers and dates for a language. */
export const localeOf = (language: Language) => LOCALES[language];

// Making a formatter takes a hundred times as long as using it, and there are few: each is made
// once.
function memoizeFormatter<Options, Format>(
  Format: new (locale: string, options: Options) => Format,
) {
  const known = new Map<string, Format>();
  return (language: Language, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const format = known.get(key) ?? new Format(LOCALES[language], options);
    known.set(key, format);
    return format;
  };
}

/** The number formatter of a language with some options. */
export const numberFormat = memoizeFormatter(Intl.NumberFormat);

/** The formatter of a language's lists of names with some options. */
export const listFormat = memoizeFormatter(Intl.ListFormat);

/** The plural rules of a language with some options. */
export const pluralRules = memoizeFormatter(Intl.PluralRules);

const dateFormat = memoizeFormatter(Intl.DateTimeFormat);

/** The formatter of a language's calendar days (midnights in UTC) with some options. */
export const dayFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: 'UTC' });
