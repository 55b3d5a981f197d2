import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { greatCircleKm } from '#app/domain/stations/distance.ts';
import { CITIES } from '../cities/cities.ts';
import type { NetworkStation } from '../network/schema.ts';
import { NETWORK_STATIONS } from '../network/stations.ts';
import { AgeingSource } from '../schema.ts';
import { stationLabel } from '../stations/stations.server.ts';
import { INCLUDED_PLANNER } from '../timetable/included-timetable.fixture.ts';
import { ITALO_LINES, italoLinks } from './italo.ts';
import { OPERATORS } from './operators.ts';
import { OTHER_DISTANCES, POPULAR_PAIRS } from './pairs.ts';
import { POPULAR_ROUTES, summaryOfRoute } from './popular-routes.ts';
import { SOURCES } from './sources.ts';

const SLUGS = CITIES.map(({ slug }) => slug);
const MAX_AVERAGE_KMH = 300;

const pairs = [
  ...POPULAR_PAIRS.map(({ between: [one, other], distanceKm }) => ({ one, other, distanceKm })),
  ...OTHER_DISTANCES.map(([one, other, distanceKm]) => ({ one, other, distanceKm })),
];

function stationOf(slug: string): NetworkStation {
  const station = NETWORK_STATIONS.find(({ citySlug }) => citySlug === slug);
  if (!station) throw new Error(`The map has no station of ${slug}`);
  return station;
}

describe('each pair', () => {
  const named = pairs.map((pair) => ({ name: `${pair.one}–${pair.other}`, ...pair }));

  it('joins two guide cities', () => {
    for (const { name, one, other } of named)
      expect(SLUGS, name).toEqual(expect.arrayContaining([one, other]));
  });

  it('has trains that are not faster than 300 km/h along its rails', () => {
    for (const { name, one, other, distanceKm } of named) {
      const { fastest } =
        summaryOfRoute(INCLUDED_PLANNER, { departure: one, arrival: other }) ?? {};
      const hours = (fastest?.durationMinutes ?? 0) / 60;
      expect(distanceKm / hours, name).toBeLessThanOrEqual(MAX_AVERAGE_KMH);
    }
  });

  it('is at least as long as the straight line and not much of a detour', () => {
    for (const { name, one, other, distanceKm } of named) {
      const straightKm = greatCircleKm(stationOf(one), stationOf(other));
      expect(distanceKm, name).toBeGreaterThanOrEqual(straightKm);
      expect(distanceKm, name).toBeLessThanOrEqual(3 * straightKm);
    }
  });
});

describe('the pairs together', () => {
  it('hold no pair of cities twice', () => {
    const names = pairs.map(({ one, other }) => [one, other].toSorted().join('–'));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('begin with the four routes of the product description, the only ones with an interval', () => {
    const intervals = POPULAR_ROUTES.flatMap(({ departure, arrival, everyMinutes }) =>
      everyMinutes ? [[departure, arrival, everyMinutes]] : [],
    );
    const named = [
      ['rome', 'milan', 30],
      ['milan', 'venice', 60],
      ['rome', 'florence', 20],
      ['rome', 'naples', 30],
    ] as const;
    expect(intervals).toEqual([
      ...named,
      ...named.map(([one, other, minutes]) => [other, one, minutes]),
    ]);
    expect(
      POPULAR_ROUTES.slice(0, 4).map(({ departure, arrival }) => [departure, arrival]),
    ).toEqual(named.map(([one, other]) => [one, other]));
  });

  it('have 28 popular ones or more, in both directions, with fares from 5 to 100 euros', () => {
    expect(POPULAR_PAIRS.length).toBeGreaterThanOrEqual(28);
    expect(new Set(POPULAR_ROUTES.map(({ departure, arrival }) => departure + arrival)).size).toBe(
      2 * POPULAR_PAIRS.length,
    );
    for (const { fromPriceCents } of POPULAR_PAIRS) {
      expect(fromPriceCents).toBeGreaterThanOrEqual(500);
      expect(fromPriceCents).toBeLessThanOrEqual(10_000);
    }
  });

  it('have direct trains on a weekday where they are popular', () => {
    const without = POPULAR_ROUTES.filter(
      (route) => !summaryOfRoute(INCLUDED_PLANNER, route)?.directTrains,
    );
    expect(without).toEqual([]);
  });
});

describe('the lines of Italo', () => {
  const id = {
    rome: '83084095',
    milan: '83017004',
    bari: '83111195',
    venice: '83025932',
    siena: '83064576',
  };

  it('name stations of the list, each once', () => {
    for (const line of ITALO_LINES) {
      expect(line.filter((station) => stationLabel('it', station) === undefined)).toEqual([]);
      expect(new Set(line).size).toBe(line.length);
    }
  });

  it('link two stations of one line in both directions, and nothing else', () => {
    expect(italoLinks(id.rome, id.milan)).toBe(true);
    expect(italoLinks(id.milan, id.rome)).toBe(true);
    expect(italoLinks(id.bari, id.venice)).toBe(false);
    expect(italoLinks(id.siena, id.rome)).toBe(false);
    expect(italoLinks(id.rome, id.rome)).toBe(false);
  });
});

describe('the sources and operators', () => {
  it.each(Object.entries(SOURCES))('give a name, an address and a year for %s', (_id, source) => {
    expect(v.is(AgeingSource, source)).toBe(true);
  });

  it.each(Object.entries(OPERATORS))('give an https address for %s', (_id, { website }) => {
    expect(new URL(website).protocol).toBe('https:');
  });
});
