import { describe, expect, it } from 'vitest';
import { JOURNEYS } from '#app/data/journeys/journeys.ts';
import { SORT_COLUMNS } from './map-view.ts';
import { sortJourneys } from './sort-journeys.ts';

const NAMES: Readonly<Record<string, string>> = { venice: 'Venezia', florence: 'Firenze', milan: 'Milano' };
const nameOf = (slug: string) => NAMES[slug] ?? slug;
const sorted = (column: (typeof SORT_COLUMNS)[number], descending = false) =>
  sortJourneys(JOURNEYS, { column, descending }, nameOf, 'it');

describe('sortJourneys', () => {
  it.each(SORT_COLUMNS)('keeps every journey, sorted by %s', (column) => {
    expect(new Set(sorted(column))).toEqual(new Set(JOURNEYS));
  });

  it('puts the quickest first, and last the other way round', () => {
    const times = sorted('time').map(({ fastestMinutes }) => fastestMinutes.value);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(sorted('time', true)[0]?.fastestMinutes.value).toBe(times.at(-1));
  });

  it('sorts by the names that are shown, not by slugs', () => {
    const names = sorted('to').map(({ between }) => nameOf(between[1]));
    expect(names).toEqual(names.toSorted(new Intl.Collator('it-IT').compare));
  });

  it.each([false, true])('leaves unknown prices to the end (descending: %s)', (descending) => {
    const known = sorted('price', descending).map(({ fromPriceCents }) => fromPriceCents !== undefined);
    expect(known).toEqual(known.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(known).size).toBe(2);
  });
});
