import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';

/**
 * The table of a search page in which a train opens, outward or return: the name of the train's
 * field in the address and of its fragment.
 */
export type TrainField = 'train' | 'returnTrain';

/** The characters of a train's number that separate trains in an address. */
const SEPARATORS = /[\s,-]/g;

/**
 * Names a journey among those of its day and pair, for an address: the minute of its departure and
 * the numbers of its trains. A feed need not number its trains: one without a number is named by
 * the minute of its arrival.
 *
 * @example '310-9504'
 */
export function trainKey({ departure, rides }: Journey): string {
  const names = rides.map(
    ({ number, arrival }) => number.replace(SEPARATORS, '_') || `_${arrival}`,
  );
  return [departure, ...names].join('-');
}

/** Writes the address of the search page that opens a train, from that of its search. */
export function trainAddress(
  search: string,
  journey: Journey,
  field: TrainField = 'train',
): string {
  return `${search}&${field}=${encodeURIComponent(trainKey(journey))}#${field}`;
}

/** The address of the search page of a pair and a date, which is named even when it is today. */
export function searchOfDate(
  language: Language,
  pair: { readonly from: string; readonly to: string },
  date: IsoDate,
): string {
  return localAddress(PATHS.search, language, { ...pair, date });
}
