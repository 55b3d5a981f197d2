import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { SERVICES, SHORTER_RUNS } from '#app/data/network/diagram-lines.ts';
import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { SCHEMATIC_FRAME, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic-axes.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { schematicServices, schematicShorterRuns } from '#scripts/map/schematic-services.ts';
import { nameSizePx } from './name-boxes.ts';
import { namePlace } from './schematic-name.ts';
import { BUNDLES, SCHEMATIC_STEP, strandPoints } from './schematic-path.ts';

type XY = readonly [x: number, y: number];

const STRETCHES = SCHEMATIC_AXES.flatMap(({ lines, strand }) =>
  lines.flatMap((line) => {
    const points = strandPoints(line, strand);
    return points.slice(1).map((to, i) => [points[i] ?? to, to] as const);
  }),
);

/** The face of the names; it is sent in this weight alone. */
const JOST = create(
  readFileSync(
    createRequire(import.meta.url).resolve('@fontsource/jost/files/jost-latin-600-normal.woff2'),
  ),
);
/** From the baseline of a name to the edges of its letters, in em. */
const LETTERS_EM = { low: 0.5, high: 0.74, descent: 0.22 };

/** Points around each letter of a text that begins at a point of its baseline. */
function pointsOf(text: string, sizePx: number, [start, baseline]: XY): readonly XY[] {
  let left = start;
  return JOST.layout(text).positions.flatMap(({ xAdvance }, i) => {
    const letter = text[i] ?? '';
    const right = left + (xAdvance / 1000) * sizePx;
    const ascent = /[acegm-su-z]/.test(letter) ? LETTERS_EM.low : LETTERS_EM.high;
    const top = baseline - ascent * sizePx;
    const bottom = baseline + (/[gpqy]/.test(letter) ? LETTERS_EM.descent : 0) * sizePx;
    const rows = [top, (top + bottom) / 2, bottom];
    const points = rows.flatMap((y) => [left, (left + right) / 2, right].map((x): XY => [x, y]));
    left = right;
    return points;
  });
}

function names(language: (typeof LANGUAGES)[number]) {
  return Object.keys(SCHEMATIC_STATIONS).map((key) => {
    const station = STATION_BY_KEY.get(key);
    const bundle = BUNDLES.get(key);
    if (!station || !bundle) throw new Error(`Not on the map: ${key}`);
    const sizePx = nameSizePx(station);
    const place = namePlace(station, bundle);
    const [[x, y], [toX, toY]] = bundle;
    const baseline = (y + toY) / 2 + place.y + Number.parseFloat(place.dy) * sizePx;
    const points = pointsOf(station.name[language], sizePx, [(x + toX) / 2 + place.x, baseline]);
    return { key, points, sizePx };
  });
}

/** How far a point is from a stretch of a line. */
function distanceTo([x, y]: XY, [[fromX, fromY], [toX, toY]]: readonly [XY, XY]): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const share = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.min(Math.max(share, 0), 1);
  return Math.hypot(x - fromX - dx * at, y - fromY - dy * at);
}

function distanceBetween(one: XY | undefined, other: XY | undefined): number {
  return one && other ? distanceTo(one, [other, other]) : 0;
}

function isStraight(points: readonly XY[], at: number): boolean {
  const [before, point, after] = [points[at - 1], points[at], points[at + 1]];
  if (!before || !point || !after) return false;
  return distanceTo(point, [before, after]) < 0.001;
}

const LETTERS = SCHEMATIC_AXES.flatMap(({ letter, lettersAt }) =>
  lettersAt.map(([x, y]) => ({ letter, at: [x * SCHEMATIC_STEP, y * SCHEMATIC_STEP] as XY })),
);

describe.each(LANGUAGES)('the diagram in %s', (language) => {
  const all = names(language);

  it('has names that overlap neither each other nor a line, a station or a letter', () => {
    const touching = all.flatMap(({ key, points }) => {
      const isNear = (from: XY, to: XY, least: number) =>
        points.some((point) => distanceTo(point, [from, to]) < least);
      return [
        ...(STRETCHES.some(([from, to]) => isNear(from, to, 2.8)) ? [`${key} and a line`] : []),
        ...LETTERS.filter(({ at }) => isNear(at, at, 9.5)).map(
          ({ letter }) => `${key} and ${letter}`,
        ),
        ...[...BUNDLES].flatMap(([other, [from, to]]) =>
          isNear(from, to, 5.5) ? [`${key} and the station ${other}`] : [],
        ),
        ...all.flatMap((other) =>
          other.key < key && other.points.some((at) => isNear(at, at, 3))
            ? [`${key} and ${other.key}`]
            : [],
        ),
      ];
    });
    expect(touching).toEqual([]);
  });

  it('has names within its frame', () => {
    const { left, top, width, height } = SCHEMATIC_FRAME;
    const outside = all.filter(({ points }) =>
      points.some(([x, y]) => {
        const [across, down] = [x / SCHEMATIC_STEP - left, y / SCHEMATIC_STEP - top];
        return across < 0 || down < 0 || across > width || down > height;
      }),
    );
    expect(outside.map(({ key }) => key)).toEqual([]);
  });
});

it('has names of at least 11.5 pixels on a phone of 360', () => {
  const scale = 360 / (SCHEMATIC_FRAME.width * SCHEMATIC_STEP);
  expect(Math.min(...names('en').map(({ sizePx }) => sizePx)) * scale).toBeGreaterThanOrEqual(11.5);
});

describe('the lines of the diagram', () => {
  it('are horizontal, vertical or at 45 degrees', () => {
    for (const [[x, y], [toX, toY]] of STRETCHES) {
      const [across, down] = [Math.abs(toX - x), Math.abs(toY - y)];
      const isStraight = across < 0.001 || down < 0.001 || Math.abs(across - down) < 0.001;
      expect(isStraight, `${x} ${y} to ${toX} ${toY}`).toBe(true);
    }
  });
});

it('has its stations equally far apart on straight lines, between chief cities and forks', () => {
  const uneven = SCHEMATIC_AXES.flatMap(({ id, lines }) =>
    lines.flatMap((line) => {
      const points = strandPoints(line, 0);
      const lengthTo = (at: number) => distanceBetween(points[at - 1], points[at]);
      return line.flatMap((_, at) => {
        const around = [line[at - 1], line[at], line[at + 1]];
        const isFork = lines.some(
          (other) =>
            other.includes(line[at] ?? '') &&
            other[other.indexOf(line[at] ?? '') - 1] !== line[at - 1],
        );
        const isPlain =
          !isFork &&
          around.every((place) => typeof place === 'string') &&
          STATION_BY_KEY.get(String(line[at]))?.kind !== 'major';
        const isEven = Math.abs(lengthTo(at) - lengthTo(at + 1)) < 0.5;
        return isPlain && isStraight(points, at) && !isEven ? [`${id}: ${around.join()}`] : [];
      });
    }),
  );
  expect(uneven).toEqual([]);
});

it('has letters apart from each other and from every station', () => {
  const close = LETTERS.flatMap(({ letter, at }, i) => [
    ...LETTERS.slice(i + 1)
      .filter((other) => distanceTo(at, [other.at, other.at]) < 17)
      .map((other) => `${letter} and ${other.letter}`),
    ...[...BUNDLES].flatMap(([key, ends]) =>
      distanceTo(at, ends) < 14 ? [`${letter} and ${key}`] : [],
    ),
  ]);
  expect(close).toEqual([]);
});

it('has marks that stand level, upright or at 45 degrees, and touch all of their lines', () => {
  for (const [key, ends] of BUNDLES) {
    const [[x, y], [toX, toY]] = ends;
    const [across, down] = [Math.abs(toX - x), Math.abs(toY - y)];
    expect(Math.min(across, down, Math.abs(across - down)), key).toBeLessThan(0.001);
    const points = SCHEMATIC_AXES.flatMap(({ lines, strand }) =>
      lines.flatMap((line) => strandPoints(line, strand).filter((_, at) => line[at] === key)),
    );
    for (const point of points) expect(distanceTo(point, ends), key).toBeLessThan(9.5);
  }
});

it('has letters in line with the last station or on their line', () => {
  const crooked = SCHEMATIC_AXES.flatMap(({ letter, lettersAt, lines, strand }) => {
    const ownLines = lines.map((line) => strandPoints(line, strand));
    const ends = lines.flatMap((line) => [line[0], line.at(-1)].map((end) => String(end)));
    const middles = ends.map((end) => {
      const [[x, y], [toX, toY]] = BUNDLES.get(end) ?? [
        [0, 0],
        [0, 0],
      ];
      return [(x + toX) / 2, (y + toY) / 2] as XY;
    });
    return lettersAt.flatMap(([gridX, gridY]) => {
      const at: XY = [gridX * SCHEMATIC_STEP, gridY * SCHEMATIC_STEP];
      const isOnLine = ownLines.some((points) =>
        points.some((to, i) => distanceTo(at, [points[i - 1] ?? to, to]) < 0.5),
      );
      // Several letters of a station stand beside each other, around its middle.
      const isInLine = middles.some(([x, y]) =>
        [at[0] - x, at[1] - y].some((off) =>
          [0, 9, 18].some((step) => Math.abs(Math.abs(off) - step) < 0.6),
        ),
      );
      return isOnLine || isInLine ? [] : [`${letter} at ${gridX} ${gridY}`];
    });
  });
  expect(crooked).toEqual([]);
});

it('has only stations a phone’s finger can tell apart, enlarged twice', () => {
  const places = Object.entries(SCHEMATIC_STATIONS);
  const near = places.flatMap(([key, [x, y]], i) =>
    places
      .slice(i + 1)
      .flatMap(([other, [otherX, otherY]]) =>
        Math.hypot(x - otherX, y - otherY) < 0.999 ? [`${key} and ${other}`] : [],
      ),
  );
  expect(near).toEqual([]);
});

it('shows the through trains that the timetable has, and no line without one', () => {
  expect(SERVICES).toEqual(schematicServices(INCLUDED_PLANNER));
  expect(SHORTER_RUNS).toEqual(schematicShorterRuns(INCLUDED_PLANNER));
  expect(
    Object.values(SERVICES)
      .flat()
      .filter((trains) => trains === 0),
  ).toEqual([]);
});
