import { expect, it } from 'vitest';
import type { TrainClass } from '#app/data/moving-trains/moving-trains.ts';
import { packTrains } from '#app/data/moving-trains/pack.ts';
import { unpackTrains } from '#app/data/moving-trains/unpack.ts';
import { drawTrains } from './draw-trains.ts';

const COLOURS = { fast: 'red', long: 'ochre', regional: 'blue', edge: 'paper' };

interface Dot {
  readonly colour: string;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}

/** The dots of a train that runs to the right from 08:00 to 08:40, as drawn at a minute. */
function dotsOf(trainClass: TrainClass, minute: number): readonly Dot[] {
  const dots: Dot[] = [];
  const context = {
    fillStyle: '',
    beginPath() {},
    moveTo() {},
    lineTo() {},
    stroke() {},
    fill() {},
    arc(this: { fillStyle: string }, ...[, , radius, from, to]: readonly number[]) {
      dots.push({ colour: this.fillStyle, radius: radius ?? 0, from: from ?? 0, to: to ?? 0 });
    },
  };
  const points = [
    [0, 100],
    [400, 100],
  ] as const;
  const train = { trip: 1, trainClass, legs: [{ points }], departures: [480], arrivals: [520] };
  drawTrains(context as unknown as CanvasRenderingContext2D, [unpackTrains(packTrains([train]))], {
    minute,
    view: { x: 0, y: 0, zoom: 1, whole: { width: 4000, height: 4605 } } as never,
    scale: 0.2,
    widthPx: 800,
    heightPx: 921,
    leftPx: 0,
    topPx: 0,
    colours: COLOURS,
    chosen: undefined,
  });
  return dots;
}

it('draws the edge of a fast train on its way around its front, below the head', () => {
  const [edge, head] = dotsOf('high-speed', 500);
  expect(edge?.colour).toBe('paper');
  expect(head?.colour).toBe('red');
  expect(edge?.radius).toBeGreaterThan(head?.radius ?? 0);
  // Symmetric to the way it goes, and open towards its tail, which is to the left.
  expect((edge?.from ?? 0) + (edge?.to ?? 0)).toBeCloseTo(0);
  expect(edge?.to).toBeGreaterThan(Math.PI / 2);
  expect(edge?.to).toBeLessThan(0.8 * Math.PI);
});

it.each([
  ['a fast train that stands', 'high-speed', 480],
  ['an Intercity, which has no tail', 'long-distance', 500],
] as const)('draws the edge of %s all around', (_, trainClass, minute) => {
  const [edge] = dotsOf(trainClass, minute);
  expect(edge?.colour).toBe('paper');
  expect((edge?.to ?? 0) - (edge?.from ?? 0)).toBeCloseTo(2 * Math.PI);
});
