import { expect, it } from 'vitest';
import type { TrainClass } from '#app/data/moving-trains/moving-trains.ts';
import { packTrains } from '#app/data/moving-trains/pack.ts';
import { unpackTrains } from '#app/data/moving-trains/unpack.ts';
import { drawTrains, type TrainPicture } from './draw-trains.ts';
import { PICTURE } from './testing/picture.ts';

interface Changes extends Partial<TrainPicture> {
  readonly from?: number;
  readonly isBehind?: boolean;
}

interface Dot {
  readonly colour: string;
  readonly alpha: number;
  readonly x: number;
  readonly radius: number;
}

/**
 * The dots of a train that runs 400 map units to the right from 08:00 to 08:40, as drawn at a
 * minute.
 */
function dotsOf(
  trainClass: TrainClass,
  minute: number,
  { from = 1000, isBehind = false, ...changes }: Changes = {},
): readonly Dot[] {
  const dots: Dot[] = [];
  const context = {
    fillStyle: '',
    globalAlpha: 1,
    beginPath() {},
    moveTo() {},
    lineTo() {},
    stroke() {},
    fill() {},
    arc(x: number, _y: number, radius: number) {
      dots.push({ colour: this.fillStyle, alpha: this.globalAlpha, x, radius });
    },
    fillRect(x: number, _y: number, side: number) {
      dots.push({ colour: this.fillStyle, alpha: this.globalAlpha, x, radius: side / 2 });
    },
  };
  const points = [
    [from, 100],
    [from + 400, 100],
  ] as const;
  const train = { trip: 1, trainClass, legs: [{ points }], departures: [480], arrivals: [520] };
  const picture = { ...PICTURE, minute, chosen: undefined, ...changes };
  const sets = [unpackTrains(packTrains([train]))];
  drawTrains(context as unknown as CanvasRenderingContext2D, sets, picture, isBehind);
  return dots;
}

/** How far the edge of a dot looks out below it, behind and in front. */
function edgeOf([edge, dot]: readonly Dot[]): readonly [behind: number, front: number] {
  expect([edge?.colour, dot?.colour]).toEqual(['paper', 'red']);
  const [under, over] = [edge as Dot, dot as Dot];
  return [
    over.x - over.radius - (under.x - under.radius),
    under.x + under.radius - over.x - over.radius,
  ];
}

it('draws the edge of a fast train on its way in front of it alone', () => {
  const [behind, front] = edgeOf(dotsOf('high-speed', 500));
  expect(behind).toBeCloseTo(0);
  expect(front).toBeGreaterThan(0.8);
});

it('draws the edge of a fast train that stands all around', () => {
  const [behind, front] = edgeOf(dotsOf('high-speed', 480));
  expect(behind).toBeCloseTo(front);
  expect(front).toBeGreaterThan(0.8);
});

it('draws no train past the arrow to Paris, on the left above', () => {
  const [, head] = dotsOf('high-speed', 480, { from: 100 });
  expect(head?.x).toBe(20);
  for (const trainClass of ['high-speed', 'long-distance', 'regional'] as const)
    expect(dotsOf(trainClass, 490, { from: -200 })).toEqual([]);
});

it('draws trains smaller and paler behind a chosen one', () => {
  for (const trainClass of ['high-speed', 'long-distance', 'regional'] as const) {
    const [alone, behind] = [false, true].map((isBehind) =>
      dotsOf(trainClass, 490, { isBehind }).at(-1),
    );
    expect(behind?.radius).toBeLessThan(alone?.radius ?? 0);
    expect([alone?.alpha, behind?.alpha]).toEqual([1, 0.5]);
  }
});

it('draws of the regional trains only the chosen one where there is no room for them', () => {
  const isWithoutRegional = true;
  expect(dotsOf('regional', 490, { isWithoutRegional })).toEqual([]);
  expect(dotsOf('regional', 490, { isWithoutRegional, chosen: 1 })).toHaveLength(1);
  expect(dotsOf('long-distance', 490, { isWithoutRegional })).toHaveLength(1);
});
