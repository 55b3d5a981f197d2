import { type Checked, checkedTime, isDue } from '#app/domain/facts/checked.ts';
import type { Language } from '#app/domain/language.ts';
import { type IsoDate, utcMidnight } from '#app/domain/search/iso-date.ts';
import { dayFormat } from '#app/i18n/intl.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';

/**
 * When a source was checked, to the month or to the year as it is known, and that it may have
 * changed once its day of review is over.
 *
 * @example 'checked in December 2021'
 */
export function sourceAge(checked: Checked, today: IsoDate, language: Language): string {
  const { firstDay, precision } = checkedTime(checked);
  const parts = precision === 'year' ? {} : ({ month: 'long' } as const);
  const date = dayFormat(language, { year: 'numeric', ...parts }).format(utcMidnight(firstDay));
  const key = isDue(checked, today) ? 'sources.due' : 'sources.checked';
  return textsFor(language, 'journey')(key, { date });
}
