import { TRAIN_CLASSES, type TrainClass } from './moving-trains.ts';
import type { TrainSet } from './unpack.ts';

/** Where a train is, in map units. One object is used again and again. */
export interface TrainPlace {
  x: number;
  y: number;
}

/** How a train is drawn. */
export function classOfTrain({ classes }: TrainSet, train: number): TrainClass | undefined {
  return TRAIN_CLASSES[classes[train] ?? -1];
}

/** Whether a train is on its way at a minute of the day: from its first stop to its last. */
export function isOnItsWay({ starts, ends }: TrainSet, train: number, minute: number): boolean {
  return minute >= (starts[train] ?? 0) && minute <= (ends[train] ?? 0);
}

/**
 * Finds where a train is: at a stop, or between two as far as its share of their time. Before its
 * first departure it is at its first stop, after its last arrival at its last one.
 *
 * @param minute of the day, with fractions
 * @param place is written
 */
export function placeTrain(set: TrainSet, train: number, minute: number, place: TrainPlace): void {
  const { starts, firstLegs, legCounts, firstMinutes, legs, minutes } = set;
  const time = minute - (starts[train] ?? 0);
  const first = firstMinutes[train] ?? 0;
  const last = (legCounts[train] ?? 0) - 1;
  let at = 0;
  while (at < last && time >= (minutes[first + 2 * at + 1] ?? 0)) at++;
  const departure = at === 0 ? 0 : (minutes[first + 2 * at - 1] ?? 0);
  const ride = (minutes[first + 2 * at] ?? 0) - departure;
  const passed = time - departure;
  const share = passed <= 0 ? 0 : Math.min(1, passed / ride);
  placeOnLeg(set, legs[(firstLegs[train] ?? 0) + at] ?? 0, share, place);
}

function placeOnLeg(set: TrainSet, leg: number, share: number, place: TrainPlace): void {
  const { pointStart, xs, ys, lengths } = set;
  const start = pointStart[leg] ?? 0;
  const end = (pointStart[leg + 1] ?? 1) - 1;
  const length = share * (lengths[end] ?? 0);
  let next = start + 1;
  while (next < end && (lengths[next] ?? 0) < length) next++;
  const before = lengths[next - 1] ?? 0;
  const piece = (lengths[next] ?? 0) - before;
  const part = piece <= 0 ? 0 : (length - before) / piece;
  const [x, y] = [xs[next - 1] ?? 0, ys[next - 1] ?? 0];
  place.x = x + part * ((xs[next] ?? x) - x);
  place.y = y + part * ((ys[next] ?? y) - y);
}
