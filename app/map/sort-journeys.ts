import type { Language } from '#app/domain/language.ts';
import type { Journey } from '#app/domain/routes/journey.ts';
import { localeOf } from '#app/i18n/intl.ts';
import type { SortColumn, Sorting } from './map-view.ts';

const FIGURES: Readonly<Partial<Record<SortColumn, (journey: Journey) => number | undefined>>> = {
  time: ({ fastestMinutes }) => fastestMinutes.value,
  distance: ({ distanceKm }) => distanceKm.value,
  price: ({ fromPriceCents }) => fromPriceCents?.value,
};

/**
 * Sorts journeys by a column of the table: names as the language sorts them, equals by the fastest time. A figure that is
 * not known comes last either way.
 */
export function sortJourneys<J extends Journey>(
  journeys: readonly J[],
  { column, descending }: Sorting,
  nameOf: (slug: string) => string,
  language: Language,
): J[] {
  const { compare } = new Intl.Collator(localeOf(language));
  const turn = descending ? -1 : 1;
  const figure = FIGURES[column];
  const end = column === 'to' ? 1 : 0;
  const order = (a: J, b: J): number => {
    if (!figure) return turn * compare(nameOf(a.between[end]), nameOf(b.between[end]));
    const [first, second] = [figure(a), figure(b)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined);
    return turn * (first - second);
  };
  return journeys.toSorted((a, b) => order(a, b) || a.fastestMinutes.value - b.fastestMinutes.value);
}
