import { describe, expect, it } from 'vitest';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { SORT_COLUMNS } from './map-view.ts';
import { sortPairs } from './sort-pairs.ts';

const pair = (
  departure: string,
  arrival: string,
  durationMinutes: number,
  distanceKm: number,
  priceCents?: number,
): CityPair => ({
  between: [departure, arrival],
  trains: [{ minutes: durationMinutes }, {}],
  distanceKm,
  priceCents,
  isPopular: false,
});
const PAIRS = [
  pair('milan', 'venice', 147, 267, 1990),
  pair('rome', 'florence', 92, 261),
  pair('florence', 'bologna', 36, 100, 990),
  pair('florence', 'rome', 147, 500, 2990),
];
const sorted = (column: (typeof SORT_COLUMNS)[number], descending = false) =>
  sortPairs(PAIRS, { column, descending }, 'it');

describe('sortPairs', () => {
  it.each(SORT_COLUMNS)('keeps every pair when sorting by %s', (column) => {
    expect(new Set(sorted(column))).toEqual(new Set(PAIRS));
  });

  it('sorts the fastest first, or last if descending', () => {
    expect(sorted('time').map(({ trains: [there] }) => there.minutes)).toEqual([36, 92, 147, 147]);
    expect(sorted('time', true).map(({ trains: [there] }) => there.minutes)).toEqual([
      147, 147, 92, 36,
    ]);
  });

  it('sorts by names rather than slugs, then by time', () => {
    expect(sorted('from').map(({ between: [city] }) => city)).toEqual([
      'florence',
      'florence',
      'milan',
      'rome',
    ]);
    expect(sorted('from')[0]?.trains[0].minutes).toBe(36);
    expect(sorted('to').map(({ between }) => between[1])).toEqual([
      'bologna',
      'florence',
      'rome',
      'venice',
    ]);
  });

  it.each([false, true])('sorts unknown prices last (descending: %s)', (descending) => {
    expect(sorted('price', descending).at(-1)?.priceCents).toBeUndefined();
  });
});
