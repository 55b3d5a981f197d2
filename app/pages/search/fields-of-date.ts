import type { ReadySearch } from '#app/domain/search/check-search.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { searchFields } from '#app/domain/search/journey-search.ts';
import type { QueryFields } from '#app/i18n/addresses.ts';

/**
 * A search's fields on a date, which is named even when it is today: the link may be kept.
 *
 * @param returnDate that of the search without it
 */
export function fieldsOfDate(
  { journey, from, to }: ReadySearch,
  date: IsoDate,
  returnDate = journey.returnDate,
): QueryFields {
  const search = { ...journey, from: from.label, to: to.label, date, returnDate };
  return { ...searchFields(search, date), date };
}
