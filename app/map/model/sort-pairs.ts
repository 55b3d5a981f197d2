import { stationName } from '#app/data/network/railways.ts';
import type { Language } from '#app/domain/language.ts';
import { localeOf } from '#app/i18n/intl.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import type { Sorting } from './map-view.ts';

const VALUES = {
  time: ({ trains: [there] }: CityPair) => there.minutes,
  distance: ({ distanceKm }: CityPair) => distanceKm,
  price: ({ priceCents }: CityPair) => priceCents,
} as const;
/** Greater than every value. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

/**
 * Sorts pairs by a column of the table, names by the rules of the language. Pairs with equal values
 * are sorted by the fastest time. Unknown values come last in both directions.
 */
export function sortPairs(
  pairs: readonly CityPair[],
  { column, descending }: Sorting,
  language: Language,
): CityPair[] {
  const direction = descending ? -1 : 1;
  const compare =
    column === 'from' || column === 'to' ? byName(column, language) : byValue(column, direction);
  const minutesOf = ({ trains: [there] }: CityPair) => there.minutes ?? UNKNOWN;
  return pairs.toSorted((a, b) => direction * compare(a, b) || minutesOf(a) - minutesOf(b));
}

type Compare = (a: CityPair, b: CityPair) => number;

function byName(column: 'from' | 'to', language: Language): Compare {
  const { compare } = new Intl.Collator(localeOf(language));
  const nameOf = ({ between: [from, to] }: CityPair) =>
    stationName(column === 'from' ? from : to, language);
  return (a, b) => compare(nameOf(a), nameOf(b));
}

function byValue(column: keyof typeof VALUES, direction: 1 | -1): Compare {
  const sortValue = (pair: CityPair) => VALUES[column](pair) ?? direction * UNKNOWN;
  return (a, b) => sortValue(a) - sortValue(b);
}
