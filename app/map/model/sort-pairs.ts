import type { Language } from '#app/domain/language.ts';
import { localeOf } from '#app/i18n/intl.ts';
import type { CityPair } from './city-pair.ts';
import type { SortColumn, Sorting } from './map-view.ts';

const FIGURES: Readonly<Partial<Record<SortColumn, (pair: CityPair) => number | undefined>>> = {
  time: ({ trains: [there] }) => there.minutes,
  distance: ({ distanceKm }) => distanceKm,
  price: ({ priceCents }) => priceCents,
};

/**
 * Sorts the pairs by a column of the table: names as the language sorts them, equals by the fastest time. A figure that is
 * not known comes last either way.
 */
export function sortPairs(
  pairs: readonly CityPair[],
  { column, descending }: Sorting,
  nameOf: (slug: string) => string,
  language: Language,
): CityPair[] {
  const { compare } = new Intl.Collator(localeOf(language));
  const turn = descending ? -1 : 1;
  const figure = FIGURES[column];
  const end = column === 'to' ? 1 : 0;
  const order = (a: CityPair, b: CityPair): number => {
    if (!figure) return turn * compare(nameOf(a.between[end]), nameOf(b.between[end]));
    const [first, second] = [figure(a), figure(b)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined);
    return turn * (first - second);
  };
  return pairs.toSorted((a, b) => order(a, b) || minutesOf(a) - minutesOf(b));
}

function minutesOf({ trains: [there] }: CityPair): number {
  return there.minutes ?? Number.MAX_SAFE_INTEGER;
}
