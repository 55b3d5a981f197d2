import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPopularRoute, otherPopularRoutes } from './popular-route.ts';

const there = [
  'rome milan',
  'milan venice',
  'rome florence',
  'rome naples',
  'milan turin',
  'milan bologna',
  'bari lecce',
];
const back = there.map((pair) => pair.split(' ').reverse().join(' '));
const routes = [...there, ...back].map((pair) => {
  const [departure = '', arrival = ''] = pair.split(' ');
  return { departure, arrival, distanceKm: 500, fromPriceCents: 1990 };
});

describe('findPopularRoute', () => {
  it('finds a route in its direction alone, and none for another pair', () => {
    expect(findPopularRoute(routes, 'milan', 'rome')).toBe(routes[7]);
    expect(findPopularRoute(routes, 'como', 'milan')).toBeUndefined();
  });
});

describe('otherPopularRoutes', () => {
  const names = (departure: string, arrival: string) =>
    otherPopularRoutes(routes, { departure, arrival }).map(
      (route) => `${route.departure} ${route.arrival}`,
    );

  it('alternates routes from the departure and from the arrival, then takes from the list', () => {
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
    expect(names('bari', 'naples').slice(0, 1)).toEqual(['bari lecce']);
    expect(names('turin', 'naples').slice(0, 3)).toEqual([
      'turin milan',
      'naples rome',
      'rome milan',
    ]);
  });

  it('never offers the current pair, a pair twice, or more than six', () => {
    fc.assert(
      fc.property(fc.constantFrom(...routes), (current) => {
        const others = otherPopularRoutes(routes, current);
        const pairs = others.map(({ departure, arrival }) => [departure, arrival].sort().join(' '));
        expect(others.length).toBe(6);
        expect(new Set(pairs).size).toBe(pairs.length);
        expect(pairs).not.toContain([current.departure, current.arrival].sort().join(' '));
      }),
      { seed: 20260401 },
    );
  });
});
