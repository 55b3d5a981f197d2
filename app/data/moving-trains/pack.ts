import type { MapPoint } from '#app/domain/lines/polyline.ts';
import { NumberWriter } from '../timetable/number-writer.ts';
import { type Leg, type MovingTrain, TRAIN_CLASSES } from './moving-trains.ts';

/**
 * Packs trains for `unpackTrains`: the stops as points, the legs between them, then the trains.
 * Trains that follow each other over the same legs share them, and those with the same minutes
 * between their stops share these. Every number is a small step from the one before it.
 *
 * @param trains those over the same legs after each other; the same `Leg` wherever a way is the same
 */
export function packTrains(trains: readonly MovingTrain[]): Uint8Array<ArrayBuffer> {
  const output = new NumberWriter();
  const legs = [...new Set(trains.flatMap((train) => train.legs))];
  writeLegs(output, legs);
  const legNumbers = new Map(legs.map((leg, number) => [leg, number]));
  const groups = groupsOf(trains);
  output.write(groups.length);
  for (const group of groups) writeGroup(output, group, legNumbers);
  return Uint8Array.from(output.bytes);
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
  let last = 0;
  for (const [number, { points }] of legs.entries()) {
    const [from = 0, to = 0] = ends[number] ?? [];
    const between = points.slice(1, -1).map(rounding);
    output.writeSigned(from - last);
    output.writeSigned(to - from);
    output.write(between.length);
    writePoints(output, between, stopPoints[from] ?? [0, 0]);
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

function writeGroup(
  output: NumberWriter,
  group: readonly MovingTrain[],
  legNumbers: ReadonlyMap<Leg, number>,
): void {
  const [first] = group;
  output.write(TRAIN_CLASSES.indexOf(first?.trainClass ?? 'regional'));
  output.write(first?.legs.length ?? 0);
  let lastLeg = -1;
  for (const leg of first?.legs ?? []) {
    const number = legNumbers.get(leg) ?? 0;
    output.writeSigned(number - lastLeg - 1);
    lastLeg = number;
  }
  const profiles = [...new Set(group.map(profileOf))];
  output.write(profiles.length);
  for (const profile of profiles)
    for (const minutes of profile.split(' ')) output.write(Number(minutes));
  output.write(group.length);
  let last = 0;
  for (const train of group) {
    const start = train.departures[0] ?? 0;
    output.writeSigned(start - last);
    output.write(profiles.indexOf(profileOf(train)));
    last = start;
  }
}

/** The minutes of each ride, and of each halt but the last. */
function profileOf({ departures, arrivals }: MovingTrain): string {
  return departures
    .flatMap((departure, at) => {
      const arrival = arrivals[at] ?? departure;
      const next = departures[at + 1];
      return next === undefined ? [arrival - departure] : [arrival - departure, next - arrival];
    })
    .join(' ');
}
