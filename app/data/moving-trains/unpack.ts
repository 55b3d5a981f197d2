import type { MapPoint } from '#app/domain/lines/polyline.ts';
import { NumberReader } from '../timetable/number-reader.ts';
import { type Leg, type MovingTrain, TRAIN_CLASSES } from './moving-trains.ts';

/**
 * Reads the trains that `packTrains` has packed, in the same order.
 *
 * @throws RangeError for bytes that end too early
 */
export function unpackTrains(bytes: Uint8Array): readonly MovingTrain[] {
  const input = new NumberReader(bytes, 0);
  const legs = readLegs(input);
  const trains: MovingTrain[] = [];
  for (let groups = input.next(); groups > 0; groups--) readGroup(input, legs, trains);
  return trains;
}

function readLegs(input: NumberReader): readonly Leg[] {
  const stops = readPoints(input, input.next(), [0, 0]);
  let last = 0;
  return Array.from({ length: input.next() }, () => {
    const from = last + input.signed();
    const to = from + input.signed();
    last = to;
    const start = stops[from] ?? [0, 0];
    const between = readPoints(input, input.next(), start);
    return { points: [start, ...between, stops[to] ?? start] };
  });
}

function readPoints(input: NumberReader, count: number, [startX, startY]: MapPoint): MapPoint[] {
  let [x, y] = [startX, startY];
  return Array.from({ length: count }, () => {
    x += input.signed();
    y += input.signed();
    return [x, y] as const;
  });
}

function readGroup(input: NumberReader, legs: readonly Leg[], trains: MovingTrain[]): void {
  const trainClass = TRAIN_CLASSES[input.next()] ?? 'regional';
  let last = -1;
  const own = Array.from({ length: input.next() }, () => {
    last += input.signed() + 1;
    return legs[last] ?? { points: [] };
  });
  const profiles = Array.from({ length: input.next() }, () =>
    Array.from({ length: 2 * own.length - 1 }, () => input.next()),
  );
  let start = 0;
  for (let count = input.next(); count > 0; count--) {
    start += input.signed();
    const profile = profiles[input.next()] ?? [];
    const departures: number[] = [];
    const arrivals: number[] = [];
    let time = start;
    for (let at = 0; at < profile.length; at += 2) {
      departures.push(time);
      time += profile[at] ?? 0;
      arrivals.push(time);
      time += profile[at + 1] ?? 0;
    }
    trains.push({ trainClass, legs: own, departures, arrivals });
  }
}
