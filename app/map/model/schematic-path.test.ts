import { describe, expect, it } from 'vitest';
import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { SCHEMATIC_AXES, SCHEMATIC_SIZE, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { nameBox, nameSizePx } from './name-boxes.ts';
import { SCHEMATIC_STEP, schematicPath } from './schematic-path.ts';

type XY = readonly [x: number, y: number];

const STRETCHES = SCHEMATIC_AXES.flatMap(({ lines }) =>
  lines.flatMap((line) => {
    const points = (schematicPath(line).match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((point): XY => {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      return [x, y];
    });
    return points.slice(1).map((to, i) => [points[i] ?? to, to] as const);
  }),
);

function names(language: (typeof LANGUAGES)[number]) {
  return Object.entries(SCHEMATIC_STATIONS).flatMap(([key, [x, y, side]]) => {
    const station = STATION_BY_KEY.get(key);
    if (!station) throw new Error(`Not on the map: ${key}`);
    const box = nameBox(station.name[language], station, side);
    const [right, down] = [x * SCHEMATIC_STEP, y * SCHEMATIC_STEP];
    return {
      key,
      left: right + box.left,
      right: right + box.right,
      top: down + box.top + 2,
      bottom: down + box.bottom - 2,
      sizePx: nameSizePx(station),
    };
  });
}

describe.each(LANGUAGES)('the diagram in %s', (language) => {
  it('has names within its frame that overlap neither each other nor a line', () => {
    const boxes = names(language);
    const covering = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.key} and ${b.key}`),
    );
    const crossing = boxes.flatMap(({ key, left, right, top, bottom }) =>
      STRETCHES.some(([[x, y], [toX, toY]]) =>
        Array.from({ length: 201 }, (_, i) => i / 200).some((share) => {
          const [px, py] = [x + (toX - x) * share, y + (toY - y) * share];
          return px > left && px < right && py > top && py < bottom;
        }),
      )
        ? [key]
        : [],
    );
    const width = SCHEMATIC_SIZE.width * SCHEMATIC_STEP;
    const outside = boxes.filter(({ left, right }) => left < 0 || right > width);
    expect({ covering, crossing, outside: outside.map(({ key }) => key) }).toEqual({
      covering: [],
      crossing: [],
      outside: [],
    });
  });
});

it('has names of at least 11.5 pixels on a phone of 360', () => {
  const scale = 360 / (SCHEMATIC_SIZE.width * SCHEMATIC_STEP);
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
