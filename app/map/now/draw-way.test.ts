import { expect, it } from 'vitest';
import { packTrains } from '#app/data/moving-trains/pack.ts';
import { unpackTrains } from '#app/data/moving-trains/unpack.ts';
import { drawWay } from './draw-way.ts';
import { PICTURE } from './testing/picture.ts';

/**
 * The strokes of the way of train 1, which runs 400 map units to the right from 08:00 to 08:40 of
 * this day and of the day before.
 */
function strokesOf(chosen: number | undefined, minute: number) {
  const strokes: { readonly alpha: number; readonly xs: readonly number[] }[] = [];
  let xs: number[] = [];
  const context = {
    globalAlpha: 1,
    beginPath() {
      xs = [];
    },
    lineTo: (x: number) => xs.push(x),
    stroke() {
      strokes.push({ alpha: this.globalAlpha, xs });
    },
  };
  const points = [
    [1000, 100],
    [1400, 100],
  ] as const;
  const trains = [480 - 1440, 480].map((departure) => ({
    trip: 1,
    trainClass: 'high-speed' as const,
    legs: [{ points }],
    departures: [departure],
    arrivals: [departure + 40],
  }));
  drawWay(context as unknown as CanvasRenderingContext2D, [unpackTrains(packTrains(trains))], {
    ...PICTURE,
    minute,
    chosen,
  });
  return strokes;
}

it('the whole way of the chosen train is drawn, what it has passed is pale', () => {
  const [passed, coming] = strokesOf(1, 490.5);
  expect(passed?.xs.at(0)).toBeCloseTo(200);
  expect(passed?.xs.at(-1)).toBeCloseTo(221);
  expect(coming?.xs.at(0)).toBeCloseTo(221);
  expect(coming?.xs.at(-1)).toBeCloseTo(280);
  expect(passed?.alpha).toBeLessThan(coming?.alpha ?? 0);
});

it('no way is drawn of another train, or before and after its run', () => {
  expect(strokesOf(undefined, 490)).toEqual([]);
  expect(strokesOf(2, 490)).toEqual([]);
  expect(strokesOf(1, 479)).toEqual([]);
  expect(strokesOf(1, 521)).toEqual([]);
});
