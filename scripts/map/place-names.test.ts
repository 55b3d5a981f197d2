import { describe, expect, it } from 'vitest';
import { GEOGRAPHY, STATIONS } from '#app/data/network/railways.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { ITALY_PART, isIn } from '#app/map/model/measures.ts';
import { symbolBox } from '#app/map/model/name-boxes.ts';
import { hiddenLines } from './hidden-lines.ts';
import { nameAt } from './name-conflicts.ts';
import { overlapRange, type PinnedBox } from './overlap-range.ts';

const WIDTHS_PX = [
  280, 305, 320, 360, 390, 420, 480, 520, 600, 640, 700, 768, 850, 1000, 1200, 1440, 2000, 3000,
  5000, 7500,
];
const CASES = WIDTHS_PX.flatMap((px) => LANGUAGES.map((language) => ({ px, language })));

function namesAt(px: number, language: (typeof LANGUAGES)[number]) {
  return STATIONS.flatMap((station) => {
    const place = station.places[language].findLast(([from]) => from <= px);
    return place
      ? [{ ...nameAt(station, station.name[language], place[1], px), x: station.x, y: station.y }]
      : [];
  });
}

describe('the names of the map', () => {
  it.each(CASES)('cover no other name and no symbol at $px px in $language', ({ px, language }) => {
    const scale = px / GEOGRAPHY.width;
    const named = namesAt(px, language);
    const collide = (a: PinnedBox, b: PinnedBox) => {
      const [from, until] = overlapRange(a, b);
      return from < scale && scale < until;
    };
    const found = named.flatMap((a) =>
      named.flatMap((b) => {
        if (a === b) return [];
        const symbol = { ...b, box: symbolBox(b.station) };
        const isHit =
          collide({ ...a, box: a.name }, { ...b, box: b.name }) ||
          collide({ ...a, box: a.name }, symbol);
        return isHit ? [`${a.station.key} over ${b.station.key}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('are on the seaward side of Bari and Genoa at every width', () => {
    for (const px of WIDTHS_PX)
      for (const language of LANGUAGES)
        for (const { station, side } of namesAt(px, language)) {
          if (station.key === 'bari') expect(side, `${px} ${language}`).toMatch(/e$/);
          if (station.key === 'genoa') expect(side, `${px} ${language}`).toMatch(/^[ns]?w$|^s/);
        }
  });

  it.each(CASES)('stay on the map at $px px in $language', ({ px, language }) => {
    const scale = px / GEOGRAPHY.width;
    for (const { station, name } of namesAt(px, language)) {
      // The room kept for a name is an upper bound.
      const spare = 2 + 0.07 * (name.right - name.left);
      expect(station.x * scale + name.left, station.key).toBeGreaterThanOrEqual(-spare);
      expect(station.x * scale + name.right, station.key).toBeLessThanOrEqual(px + spare);
      expect(station.y * scale + name.bottom, station.key).toBeLessThanOrEqual(
        GEOGRAPHY.height * scale + 2,
      );
      expect(station.y * scale + name.top, station.key).toBeGreaterThanOrEqual(-2);
    }
  });

  it.each(
    [320, 344, 360, 375, 390, 412, 430].flatMap((px) =>
      LANGUAGES.map((language) => ({ px, language })),
    ),
  )('stay in what a phone of $px px shows first in $language', ({ px, language }) => {
    const { x, width } = ITALY_PART;
    const scale = px / width;
    for (const { station, name } of namesAt(scale * GEOGRAPHY.width, language)) {
      if (!isIn(ITALY_PART, station)) continue;
      const spare = 2 + 0.07 * (name.right - name.left);
      expect((station.x - x) * scale + name.left, station.key).toBeGreaterThanOrEqual(-spare);
      expect((station.x - x) * scale + name.right, station.key).toBeLessThanOrEqual(px + spare);
    }
  });

  it.each(CASES)(
    'keep off the red lines that lead past a town at $px px in $language',
    ({ px, language }) => {
      const hiddenBy = hiddenLines(GEOGRAPHY);
      const towns = namesAt(px, language).filter(({ station }) => station.rank > 0);
      const found = towns.filter((named) => hiddenBy(named, px / GEOGRAPHY.width).isOnPassing);
      expect(found.map(({ station }) => station.key)).toEqual([]);
    },
  );

  it.each(LANGUAGES)('name the ten chief cities on the narrowest map in %s', (language) => {
    const chief = STATIONS.filter(({ rank }) => rank === 0);
    expect(chief).toHaveLength(10);
    for (const { key, places } of chief) expect(places[language][0]?.[0], key).toBe(0);
  });

  it.each([
    [300, 23],
    [390, 27],
    [560, 42],
    [700, 53],
    [900, 66],
    [1400, 79],
    [2800, 92],
  ])('are many: at %d px at least %d', (px, least) => {
    for (const language of LANGUAGES) {
      expect(namesAt(px, language).length, language).toBeGreaterThanOrEqual(least);
    }
  });

  it('show a city before the towns around it', () => {
    const from = (key: string) =>
      STATIONS.find((station) => station.key === key)?.places.en[0]?.[0];
    expect(from('milan')).toBe(0);
    expect(from('novara')).toBeGreaterThan(400);
    expect(from('bergamo')).toBeGreaterThan(from('verona') ?? 0);
  });
});
