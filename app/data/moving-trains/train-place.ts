import { entryAt } from '#app/domain/entries.ts';
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
  return minute >= entryAt(starts, train) && minute <= entryAt(ends, train);
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
  const time = minute - entryAt(starts, train);
  const first = entryAt(firstMinutes, train);
  const last = entryAt(legCounts, train) - 1;
  let at = 0;
  while (at < last && time >= entryAt(minutes, first + 2 * at + 1)) at++;
  const departure = at === 0 ? 0 : entryAt(minutes, first + 2 * at - 1);
  const ride = entryAt(minutes, first + 2 * at) - departure;
  const passed = time - departure;
  const share = passed <= 0 ? 0 : Math.min(1, passed / ride);
  placeOnLeg(set, entryAt(legs, entryAt(firstLegs, train) + at), share, place);
}

function placeOnLeg(set: TrainSet, leg: number, share: number, place: TrainPlace): void {
  const { pointStart, xs, ys, lengths } = set;
  const start = entryAt(pointStart, leg);
  const end = entryAt(pointStart, leg + 1) - 1;
  const length = share * entryAt(lengths, end);
  let next = start + 1;
  while (next < end && entryAt(lengths, next) < length) next++;
  const before = entryAt(lengths, next - 1);
  const piece = entryAt(lengths, next) - before;
  const part = piece <= 0 ? 0 : (length - before) / piece;
  const [x, y] = [entryAt(xs, next - 1), entryAt(ys, next - 1)];
  place.x = x + part * (entryAt(xs, next) - x);
  place.y = y + part * (entryAt(ys, next) - y);
}
