import { stationName } from '#app/data/network/railways.ts';
import type { Language } from '#app/domain/language.ts';
import { localeOf } from '#app/i18n/intl.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import type { SortColumn, Sorting } from './map-view.ts';

const FIGURES: Readonly<Partial<Record<SortColumn, (pair: CityPair) => number | undefined>>> = {
  time: ({ trains: [there] }) => there.minutes,
  distance: ({ distanceKm }) => distanceKm,
  price: ({ priceCents }) => priceCents,
};
/** Greater than every figure. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

/**
 * Sorts the pairs by a column of the table: names as the language sorts them, equals by the fastest
 * time. A figure that is not known comes last either way.
 */
export function sortPairs(
  pairs: readonly CityPair[],
  { column, descending }: Sorting,
  language: Language,
) {
  const { compare } = new Intl.Collator(localeOf(language));
  const turn = descending ? -1 : 1;
  const unknown = turn * UNKNOWN;
  const figure = FIGURES[column];
  const end = column === 'to' ? 1 : 0;
  const nameOf = ({ between }: CityPair) => stationName(between[end], language);
  const order = (a: CityPair, b: CityPair) =>
    figure ? (figure(a) ?? unknown) - (figure(b) ?? unknown) : compare(nameOf(a), nameOf(b));
  const minutesOf = ({ trains: [there] }: CityPair) => there.minutes ?? UNKNOWN;
  return pairs.toSorted((a, b) => turn * order(a, b) || minutesOf(a) - minutesOf(b));
}
