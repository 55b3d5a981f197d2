import { expect, it } from 'vitest';
import { packTrains } from '#app/data/moving-trains/pack.ts';
import { unpackTrains } from '#app/data/moving-trains/unpack.ts';
import { areaOfRun, drawChosen, runOfTrip } from './draw-way.ts';
import { PICTURE } from './testing/picture.ts';

/** Train 1, which runs 400 map units to the right from 08:00 to 08:40 of this day and the last. */
const SETS = [
  unpackTrains(
    packTrains(
      [480 - 1440, 480].map((departure) => ({
        trip: 1,
        trainClass: 'high-speed',
        legs: [
          {
            points: [
              [1000, 100],
              [1400, 100],
            ],
          },
        ],
        departures: [departure],
        arrivals: [departure + 40],
      })),
    ),
  ),
];

/** The strokes and the dots of the train at a minute. */
function drawnAt(minute: number) {
  const strokes: { colour: string; alpha: number; xs: readonly number[] }[] = [];
  const dots: { colour: string; x: number; radius: number }[] = [];
  let xs: number[] = [];
  const context = {
    globalAlpha: 1,
    strokeStyle: '',
    fillStyle: '',
    beginPath() {
      xs = [];
    },
    lineTo: (x: number) => xs.push(x),
    stroke() {
      strokes.push({ colour: this.strokeStyle, alpha: this.globalAlpha, xs });
    },
    arc(x: number, _y: number, radius: number) {
      dots.push({ colour: this.fillStyle, x, radius });
    },
    fill() {},
  };
  const run = runOfTrip(SETS, 1, minute);
  if (!run) throw new Error('no file has the trip');
  const picture = { ...PICTURE, minute, chosen: 1 };
  const train = drawChosen(context as unknown as CanvasRenderingContext2D, run, picture);
  return { strokes, dots, train };
}

it('the whole way of the chosen train is drawn, what it has passed is pale', () => {
  const { strokes, dots, train } = drawnAt(490.5);
  const [edge, passed, coming] = strokes;
  expect(strokes.map(({ colour }) => colour)).toEqual(['paper', 'red', 'red']);
  expect([edge?.xs.at(0), edge?.xs.at(-1)]).toEqual([200, 280]);
  expect(passed?.xs.at(0)).toBeCloseTo(200);
  expect(passed?.xs.at(-1)).toBeCloseTo(221);
  expect(coming?.xs.at(0)).toBeCloseTo(221);
  expect(coming?.xs.at(-1)).toBeCloseTo(280);
  expect(passed?.alpha).toBeLessThan(coming?.alpha ?? 0);
  expect(train).toEqual({ x: expect.closeTo(221), y: 20, colour: 'red' });
  expect(dots.at(-1)).toEqual({ colour: 'red', x: train?.x, radius: 6 });
});

it('a train stands at its first station before its run, and at its last one after it', () => {
  const [before, after] = [drawnAt(470), drawnAt(530)];
  expect([before.train?.x, after.train?.x]).toEqual([200, 280]);
  expect(before.strokes.at(-1)?.xs).toHaveLength(41);
  expect(after.strokes.at(-1)?.xs).toEqual([280]);
});

it('no train is found without its file, or without a choice', () => {
  expect(runOfTrip(SETS, 2, 490)).toBeUndefined();
  expect(runOfTrip(SETS, undefined, 490)).toBeUndefined();
});

it('a map comes to the train and to its way, with room beside it for names', () => {
  const run = runOfTrip(SETS, 1, 490);
  expect(run && areaOfRun(run, 490)).toEqual([
    { x: 1100, y: 100 },
    { x: 960, y: 100 },
    { x: 1440, y: 100 },
  ]);
});
