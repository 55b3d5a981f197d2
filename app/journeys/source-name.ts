import type { Language, Translated } from '#app/domain/language.ts';
import { yearSuffix } from '#app/i18n/year-suffix.ts';

/**
 * A source with its year, in a language.
 *
 * @example 'ÖBB and DB, EuroCity timetable\u00a0(2025)'
 */
export function sourceName(
  { name, year }: { readonly name: Translated; readonly year: number },
  language: Language,
): string {
  return name[language] + yearSuffix({ name: name[language], year });
}
