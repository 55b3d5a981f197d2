import { entryAt, valueAt } from '#app/domain/entries.ts';
import type { MapPoint } from '#app/domain/lines/polyline.ts';
import { runToEnd } from '#app/domain/run-generator.ts';
import { NumberWriter } from '../numbers/number-writer.ts';
import { type Leg, type MovingTrain, TRAIN_CLASSES } from './moving-trains.ts';

/**
 * Packs trains for `unpackTrains`: the stops as points, the legs between them, then the trains.
 * Trains that follow each other over the same legs share them, and those with the same minutes
 * between their stops share these. Every number is a small step from the one before it.
 *
 * @param trains those over the same legs after each other, with the same `Leg` where a way is the
 *   same
 * @yields after each part of the work, a few milliseconds at most, so that others may be served
 */
export function* packingTrains(
  trains: readonly MovingTrain[],
): Generator<void, Uint8Array<ArrayBuffer>> {
  const output = new NumberWriter();
  const legNumbers = new Map<Leg, number>();
  const groups = groupsOf(trains);
  for (const [{ legs } = { legs: [] }] of groups)
    for (const leg of legs) if (!legNumbers.has(leg)) legNumbers.set(leg, legNumbers.size);
  yield;
  writeLegs(output, [...legNumbers.keys()]);
  yield;
  const count = groups.reduce((sum, [first]) => sum + (first?.legs.length ?? 0), 0);
  for (const total of [groups.length, count, trains.length]) output.write(total);
  let lastTrip = -1;
  for (const group of groups) {
    lastTrip = writeGroup(output, group, legNumbers, lastTrip);
    yield;
  }
  return Uint8Array.from(output.bytes);
}

/** Packs trains as `packingTrains` does, without a pause. */
export function packTrains(trains: readonly MovingTrain[]): Uint8Array<ArrayBuffer> {
  return runToEnd(packingTrains(trains));
}

function writeLegs(output: NumberWriter, legs: readonly Leg[]): void {
  const stops = new Map<string, number>();
  const stopPoints: MapPoint[] = [];
  const stopAt = (point: MapPoint | undefined) => {
    const rounded = rounding(point);
    const key = rounded.join();
    const known = stops.get(key);
    if (known !== undefined) return known;
    stopPoints.push(rounded);
    stops.set(key, stopPoints.length - 1);
    return stopPoints.length - 1;
  };
  const ends = legs.map(({ points }) => [stopAt(points[0]), stopAt(points.at(-1))] as const);
  output.write(stopPoints.length);
  writePoints(output, stopPoints, [0, 0]);
  output.write(legs.length);
  output.write(legs.reduce((sum, { points }) => sum + Math.max(2, points.length), 0));
  let last = 0;
  for (const [number, { points }] of legs.entries()) {
    const [from, to] = entryAt(ends, number);
    const between = points.slice(1, -1).map(rounding);
    output.writeSigned(from - last);
    output.writeSigned(to - from);
    output.write(between.length);
    writePoints(output, between, entryAt(stopPoints, from));
    last = to;
  }
}

function rounding([x, y]: MapPoint = [0, 0]): MapPoint {
  return [Math.round(x), Math.round(y)];
}

function writePoints(
  output: NumberWriter,
  points: readonly MapPoint[],
  [startX, startY]: MapPoint,
): void {
  let [lastX, lastY] = [startX, startY];
  for (const [x, y] of points) {
    output.writeSigned(x - lastX);
    output.writeSigned(y - lastY);
    [lastX, lastY] = [x, y];
  }
}

/** Trains after each other over the same legs. */
function groupsOf(trains: readonly MovingTrain[]): MovingTrain[][] {
  const groups: MovingTrain[][] = [];
  for (const train of trains) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const isSame =
      first?.trainClass === train.trainClass &&
      first.legs.length === train.legs.length &&
      first.legs.every((leg, at) => leg === train.legs[at]);
    if (group && isSame) group.push(train);
    else groups.push([train]);
  }
  return groups;
}

/** @returns the trip of the last train */
function writeGroup(
  output: NumberWriter,
  group: readonly MovingTrain[],
  legNumbers: ReadonlyMap<Leg, number>,
  tripBefore: number,
): number {
  const [first] = group;
  output.write(TRAIN_CLASSES.indexOf(first?.trainClass ?? 'regional'));
  output.write(first?.legs.length ?? 0);
  let lastLeg = -1;
  for (const leg of first?.legs ?? []) {
    const number = valueAt(legNumbers, leg);
    output.writeSigned(number - lastLeg - 1);
    lastLeg = number;
  }
  const profiles = group.map(profileOf);
  const texts = profiles.map((profile) => profile.join());
  const numbers = new Map([...new Set(texts)].map((text, number) => [text, number]));
  output.write(numbers.size);
  for (const text of numbers.keys())
    for (const minutes of profiles[texts.indexOf(text)] ?? []) output.write(minutes);
  output.write(group.length);
  let [lastStart, lastTrip] = [0, tripBefore];
  for (const [at, { departures, trip }] of group.entries()) {
    const [start = 0] = departures;
    output.writeSigned(start - lastStart);
    output.writeSigned(trip - lastTrip - 1);
    output.write(valueAt(numbers, entryAt(texts, at)));
    [lastStart, lastTrip] = [start, trip];
  }
  return lastTrip;
}

/** The minutes of each ride, and of each halt but the last. */
function profileOf({ departures, arrivals }: MovingTrain): number[] {
  return departures.flatMap((departure, at) => {
    const arrival = arrivals[at] ?? departure;
    const next = departures[at + 1];
    return next === undefined ? [arrival - departure] : [arrival - departure, next - arrival];
  });
}
