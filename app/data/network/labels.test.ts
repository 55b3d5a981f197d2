import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { overlaps } from '#app/domain/labels/label-boxes.ts';
import { layOutStations } from '#app/domain/labels/lay-out-stations.ts';
import { pointsAlong } from '#app/domain/labels/points-along.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import geographyJson from './generated/geography.json' with { type: 'json' };
import networkJson from './generated/network.json' with { type: 'json' };
import { Geography, MapNetwork } from './map-schema.ts';

const geography = v.parse(Geography, geographyJson);
const network = v.parse(MapNetwork, networkJson);
const cases = [320, 360, 390, 480, 640, 768, 1024, 1440].flatMap((widthPx) =>
  [1, 2, 6].flatMap((zoom) => LANGUAGES.map((language) => ({ widthPx, zoom, language }))),
);

describe('the labels of the real map', () => {
  it.each(cases)('name the chief cities without overlap: $widthPx px, zoom $zoom, $language', (c) => {
    const scale = (c.widthPx * c.zoom) / geography.width;
    const stations = network.stations.map((station) => ({
      ...station,
      text: station.name[c.language],
      radiusPx: station.rank === 0 ? 7 : station.kind === 'major' ? 6 : 4,
      fontSizePx: station.rank === 0 ? 16 : 14,
    }));
    const points = (isChief: boolean) =>
      geography.segments
        .filter(({ kind }) => (kind === 'high-speed') === isChief)
        .flatMap(({ path }) => pointsAlong(path, 6 / scale));
    const lines = { linePoints: points(false), chiefLinePoints: points(true) };
    const { width, height } = geography;
    const { shown, labels: placed } = layOutStations(stations, { scale, width, height, ...lines });
    const named = new Set(placed.map(({ key }) => key));
    const chief = network.stations.filter(({ rank }) => rank === 0).map(({ key }) => key);
    expect(chief).toHaveLength(10);
    expect(shown.length).toBeGreaterThan(20);
    expect(chief.filter((key) => !named.has(key))).toEqual([]);
    for (const [i, a] of placed.entries()) {
      for (const b of placed.slice(i + 1))
        expect(overlaps(a.box, b.box), `${a.key} and ${b.key}`).toBe(false);
    }
  });
});
