import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import {
  ADULTS,
  CHILDREN,
  checkDate,
  type JourneySearch,
  parseDay,
} from '#app/domain/search/journey-search.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { formatLongDate } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { ReplacedValue } from './booking-state.ts';

/**
 * The invalid values of an address with the form's values in their place, each with a sentence:
 * too many or too few travellers, a day that is past or does not exist (today), such a day of
 * return (none), and a return before the outward day (both in order). Empty values are no error.
 *
 * @param search the result of `parseSearch` for the fields
 */
export function replacedValues(
  fields: URLSearchParams,
  search: JourneySearch,
  { language, today }: Pick<SiteRequest, 'language' | 'today'>,
): ReplacedValue[] {
  const t = textsFor(language, 'search');
  const replaced: ReplacedValue[] = [];
  for (const [field, { least, most }] of [
    ['adults', ADULTS],
    ['children', CHILDREN],
  ] as const) {
    const value = search[field];
    const written = fields.get(field);
    if (written && Number(written) !== value)
      replaced.push({ field, value, text: t(`replaced.${field}`, { least, most, value }) });
  }
  const problem = checkDate(search.date, today);
  const day = parseIsoDate(search.date);
  if (problem === 'past' || problem === 'invalid') {
    const date = day && formatLongDate(day, language);
    replaced.push({ field: 'date', value: today, text: t(`replaced.${problem}`, { date }) });
  }
  const written = fields.get('return');
  if (search.roundTrip && written) {
    const value = search.returnDate;
    if (value === '') replaced.push({ field: 'returnDate', value, text: t('replaced.return') });
    else if (value !== parseIsoDate(parseDay(written, today)))
      replaced.push({ field: 'returnDate', value, text: t('replaced.swapped') });
  }
  return replaced;
}
