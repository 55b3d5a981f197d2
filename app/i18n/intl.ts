import type { Language } from '#app/domain/language.ts';
import { LANGUAGE_RULES } from './languages/rules.ts';

/** The locale in which `Intl` writes numbers and lists for a language. */
export const localeOf = (language: Language): string => LANGUAGE_RULES[language].locale;

// Making a formatter takes a hundred times as long as using it.
function memoizeFormatter<Options, Format>(
  Format: new (locale: string, options: Options) => Format,
) {
  const known = new Map<string, Format>();
  return (language: Language, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const format = known.get(key) ?? new Format(localeOf(language), options);
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
