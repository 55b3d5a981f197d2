import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import geographyJson from '#app/data/network/generated/geography.json' with { type: 'json' };
import networkJson from '#app/data/network/generated/network.json' with { type: 'json' };
import { Geography, PackedNetwork } from '#app/data/network/map-schema.ts';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { flattenPath } from '#app/domain/lines/polyline.ts';
import { buildMap } from './build-map.ts';
import { packNetwork } from './pack-network.ts';
import { placePoints } from './place-points.ts';
import { schematicRoutes } from './schematic-route.ts';
import { placeSmallStations } from './small-stations.ts';
import { stationPoints } from './station-points.ts';
import { readStationPositions } from './station-positions.ts';
import { sectionsOf } from './timetable-sections.ts';

const BUDGET_BYTES = 22 * 1024;
const TIMETABLE = new URL('../../app/data/timetable/generated/timetable.bin', import.meta.url);
const generated = (name: string) =>
  readFileSync(new URL(`../../app/data/network/generated/${name}`, import.meta.url), 'utf8');

describe('the generated map', () => {
  const geography = v.parse(Geography, geographyJson);
  const network = v.parse(PackedNetwork, networkJson);
  const stationByKey = new Map(network.stations.map((station) => [station.key, station]));

  it('comes out the same, byte for byte, when it is generated again', () => {
    const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
    const points = stationPoints();
    const built = buildMap({
      world: JSON.parse(readFileSync(file, 'utf8')),
      positions: readStationPositions(),
      points,
      sections: sectionsOf(readTimetableFile(readFileSync(TIMETABLE))),
    });
    expect(`${JSON.stringify(built.geography)}\n` === generated('geography.json')).toBe(true);
    expect(built.land === generated('land.svg')).toBe(true);
    expect(built.surroundings === generated('surroundings.svg')).toBe(true);
    expect(`${JSON.stringify(packNetwork(built.network))}\n` === generated('network.json')).toBe(
      true,
    );
    expect(`${JSON.stringify(built.further)}\n` === generated('further-lines.json')).toBe(true);
    expect(`${JSON.stringify(points)}\n` === generated('station-points.json')).toBe(true);
    const diagramRoutes = `${JSON.stringify(schematicRoutes())}\n`;
    expect(diagramRoutes === generated('diagram-routes.json')).toBe(true);
    const places = placePoints();
    expect(`${JSON.stringify(places)}\n` === generated('place-points.json')).toBe(true);
    const small = placeSmallStations(built.network.stations, built.geography, points);
    expect(`${JSON.stringify(small)}\n` === generated('small-stations.json')).toBe(true);
  });

  it('keeps within its budget of 22 KiB after Brotli', () => {
    const bytes = ['geography.json', 'network.json', 'land.svg'].map(
      (name) => brotliCompressSync(generated(name)).length,
    );
    expect(bytes.reduce((a, b) => a + b)).toBeLessThanOrEqual(BUDGET_BYTES);
  });

  it('places every station inside the frame, and only Paris at its edge', () => {
    for (const { key, x, y } of network.stations) {
      expect(x > 0 && x < geography.width && y > 0 && y < geography.height, key).toBe(true);
    }
    const beyond = network.stations.filter((station) => station.beyond !== undefined);
    expect(beyond.map(({ key }) => key)).toEqual(['paris']);
    // To the north and a little to the west.
    expect(beyond[0]?.beyond).toBeGreaterThan(-45);
    expect(beyond[0]?.beyond).toBeLessThan(0);
  });

  it.each(
    geography.routes.map((route) => [`${route.departure} to ${route.arrival}`, route] as const),
  )('draws the way from %s as one line', (_, { departure, arrival, path }) => {
    const { points } = flattenPath(path, 50);
    expect([points[0], points.at(-1)]).toEqual([pointOf(departure), pointOf(arrival)]);
  });

  it('lets every stretch of line choose one route at most', () => {
    const owned = geography.routes.flatMap(({ segments }) => segments);
    expect(new Set(owned).size).toBe(owned.length);
  });

  function pointOf(key: string): readonly [number, number] {
    const station = stationByKey.get(key);
    return [station?.x ?? Number.NaN, station?.y ?? Number.NaN];
  }
});
