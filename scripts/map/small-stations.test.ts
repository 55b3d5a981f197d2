import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import smallJson from '#app/data/network/generated/small-stations.json' with { type: 'json' };
import { SmallStation } from '#app/data/network/map-schema.ts';
import { GEOGRAPHY, STATIONS } from '#app/data/network/railways.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { SMALL_LEVELS_PX } from '#app/map/model/measures.ts';
import { type Box, nameBox, symbolBox } from '#app/map/model/name-boxes.ts';

const SMALL = v.parse(v.array(SmallStation), smallJson);
const PLAIN = { kind: 'regional', rank: 5 } as const;
/** Each level, a width within it, and beyond the last. */
const WIDTHS_PX = [...SMALL_LEVELS_PX.flatMap((px) => [px, px * 1.3]), 60_000];
const CASES = WIDTHS_PX.flatMap((px) => LANGUAGES.map((language) => ({ px, language })));

interface Mark {
  readonly key: string;
  readonly name: Box;
  readonly symbol: Box;
}

function marksAt(px: number, language: (typeof LANGUAGES)[number]): Mark[] {
  const scale = px / GEOGRAPHY.width;
  const moved = (x: number, y: number, { left, top, right, bottom }: Box): Box => ({
    left: x * scale + left,
    top: y * scale + top,
    right: x * scale + right,
    bottom: y * scale + bottom,
  });
  const large = STATIONS.flatMap((station) => {
    const { key, x, y } = station;
    const side = station.places[language].findLast(([from]) => from <= px)?.[1];
    if (!side) return [];
    const name = moved(x, y, nameBox(station.name[language], station, side, px));
    return [{ key, name, symbol: moved(x, y, symbolBox(station)) }];
  });
  const level = SMALL_LEVELS_PX.findLastIndex((from) => from <= px);
  const small = SMALL.filter(([, , , , from]) => from <= level).map(([, key, x, y, , side]) => ({
    key,
    name: moved(x, y, nameBox(key, PLAIN, side, px)),
    symbol: moved(x, y, symbolBox(PLAIN)),
  }));
  return [...large, ...small];
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('the stations that appear as one zooms', () => {
  it.each(CASES)('collide with nothing at $px px in $language', ({ px, language }) => {
    const marks = marksAt(px, language).toSorted((a, b) => a.name.top - b.name.top);
    const collisions: string[] = [];
    for (const [i, a] of marks.entries()) {
      for (const b of marks.slice(i + 1)) {
        // No box is higher than this, so that no later one reaches up to it.
        if (b.name.top > a.name.bottom + 60) break;
        if (meet(a.name, b.name) || meet(a.name, b.symbol) || meet(b.name, a.symbol))
          collisions.push(`${a.key} and ${b.key}`);
      }
    }
    expect(collisions).toEqual([]);
  });

  it('are the rest of the timetable’s stations within the frame, each once', () => {
    expect(SMALL.length).toBeGreaterThan(1_600);
    const ids = [...SMALL.map(([id]) => id), ...STATIONS.map(({ stationId }) => stationId)];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
