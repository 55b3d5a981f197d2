import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Journey } from './journey.ts';
import { findPopularRoute, otherPopularRoutes, popularRoutesFrom, runsNonStop } from './popular-route.ts';

const figure = <Value>(value: Value) => ({ value, source: 'test' });

const journey = (from: string, to: string, more: Partial<Journey> = {}): Journey => ({
  between: [from, to],
  popular: true,
  type: 'high-speed',
  changes: 0,
  distanceKm: figure(500),
  fastestMinutes: figure(180),
  frequency: figure({ everyMinutes: 30 }),
  fromPriceCents: figure(1990),
  operators: ['trenitalia', 'italo'],
  stops: ['florence', 'bologna'],
  ...more,
});

const journeys = [
  journey('rome', 'milan'),
  journey('milan', 'venice', { stops: ['Brescia', 'verona'] }),
  journey('rome', 'florence', { stops: [] }),
  journey('rome', 'naples', { stops: [] }),
  journey('milan', 'turin', { stops: [] }),
  journey('milan', 'bologna', { stops: [] }),
  journey('bari', 'lecce', { stops: [] }),
  journey('como', 'milan', { popular: false }),
];
const routes = popularRoutesFrom(journeys);

describe('popularRoutesFrom', () => {
  it('makes two routes of each popular journey and none of the others', () => {
    expect(routes).toHaveLength(14);
    expect(findPopularRoute(routes, 'como', 'milan')).toBeUndefined();
  });

  it('keeps the order of the journeys at the head of the list', () => {
    expect(routes.slice(0, 3).map(({ departure, arrival }) => `${departure} ${arrival}`)).toEqual([
      'rome milan',
      'milan venice',
      'rome florence',
    ]);
  });

  it('gives both directions the same figures and turns the stops round', () => {
    const there = findPopularRoute(routes, 'rome', 'milan');
    const back = findPopularRoute(routes, 'milan', 'rome');
    expect(there).toMatchObject({ durationMinutes: 180, distanceKm: 500, priceCents: 1990 });
    expect(back).toEqual({ ...there, departure: 'milan', arrival: 'rome', stops: ['bologna', 'florence'] });
  });

  it('names the source of each figure', () => {
    const { sources } =
      popularRoutesFrom([journey('a', 'b', { distanceKm: { value: 9, source: 'rails' } })])[0] ?? {};
    expect(sources).toEqual({
      distanceKm: 'rails',
      durationMinutes: 'test',
      frequency: 'test',
      priceCents: 'test',
    });
  });

  it('leaves out a journey that has no price', () => {
    expect(popularRoutesFrom([journey('rome', 'milan', { fromPriceCents: undefined })])).toEqual([]);
  });
});

describe('otherPopularRoutes', () => {
  const names = (departure: string, arrival: string, limit?: number) =>
    otherPopularRoutes(routes, { departure, arrival }, limit).map(
      (route) => `${route.departure} ${route.arrival}`,
    );

  it('takes turns between leaving the same city and travelling on, then fills up from the list', () => {
    expect(names('rome', 'milan')).toEqual([
      'rome florence',
      'milan venice',
      'rome naples',
      'milan turin',
      'milan bologna',
      'bari lecce',
    ]);
  });

  it('prefers a route that ends in one of the two cities to one that touches neither', () => {
    expect(names('bari', 'naples', 1)).toEqual(['bari lecce']);
    expect(names('turin', 'naples', 3)).toEqual(['turin milan', 'naples rome', 'rome milan']);
  });

  it('never offers the current pair, a pair twice, or more than the limit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...routes), fc.integer({ min: 0, max: 20 }), (current, limit) => {
        const others = otherPopularRoutes(routes, current, limit);
        const pairs = others.map(({ departure, arrival }) => [departure, arrival].sort().join(' '));
        expect(others.length).toBe(Math.min(limit, 6));
        expect(new Set(pairs).size).toBe(pairs.length);
        expect(pairs).not.toContain([current.departure, current.arrival].sort().join(' '));
      }),
      { seed: 20260401 },
    );
  });
});

describe('runsNonStop', () => {
  it.each([
    ['high-speed', [], true],
    ['high-speed', ['bologna'], false],
    ['intercity', [], false],
  ] as const)('of a %s train with the stops %j is %s', (type, stops, expected) => {
    expect(runsNonStop({ type, stops })).toBe(expected);
  });
});
