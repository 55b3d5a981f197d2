import type { FactSource, FigureSource } from '#app/data/schema.ts';
import { type Checked, checkedTime, isDue } from '#app/domain/facts/checked.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { formatMonth } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { yearSuffix } from '#app/i18n/year-suffix.ts';

/**
 * When a source was checked, to the month or to the year as it is known, and that it may have
 * changed once its day of review is over.
 *
 * @example 'checked in December 2021'
 */
export function sourceAge(checked: Checked, today: IsoDate, language: Language): string {
  const { firstDay, precision } = checkedTime(checked);
  const date = precision === 'year' ? firstDay.slice(0, 4) : formatMonth(firstDay, language);
  const key = isDue(checked, today) ? 'sources.due' : 'sources.checked';
  return textsFor(language, 'journey')(key, { date });
}

/** Whether the year written after a source's name is all that `sourceAge` would say. */
export function yearTellsAge(source: FigureSource & Checked, today: IsoDate): boolean {
  const isYearOfChecking = source.checkedOn === String(source.year) && !isDue(source, today);
  return isYearOfChecking && yearSuffix(source) !== '';
}

/** A source in a language, with its year and when it was checked. */
export function sourceWords(
  { source, ...checked }: Checked & { readonly source: FactSource },
  today: IsoDate,
  language: Language,
): FigureSource & { readonly age: string } {
  const { name, url } = source;
  return {
    name: typeof name === 'string' ? name : name[language],
    url,
    year: Number(checkedTime(checked).firstDay.slice(0, 4)),
    age: sourceAge(checked, today, language),
  };
}
