import type { TrainClass } from '#app/data/moving-trains/moving-trains.ts';
import {
  classOfTrain,
  isOnItsWay,
  placeTrain,
  type TrainPlace,
} from '#app/data/moving-trains/train-place.ts';
import type { TrainSet } from '#app/data/moving-trains/unpack.ts';
import { entryAt } from '#app/domain/entries.ts';
import { isPastArrow, type TrainColours, type TrainPicture, toPixels } from './draw-trains.ts';

const WIDTH_PX = 4;
const PASSED_ALPHA = 0.45;
const COMING_ALPHA = 1;
const COLOURS: Readonly<Record<TrainClass, keyof TrainColours>> = {
  'high-speed': 'fast',
  'long-distance': 'long',
  regional: 'regional',
};

// Reused by every frame, to spare the garbage collector.
const place: TrainPlace = { x: 0, y: 0 };

/** Draws the whole way of the chosen train while it runs; what it has passed is pale. */
export function drawWay(
  context: CanvasRenderingContext2D,
  sets: readonly TrainSet[],
  picture: TrainPicture,
): void {
  const { chosen, minute, colours } = picture;
  if (chosen === undefined) return;
  context.lineWidth = WIDTH_PX;
  context.lineJoin = 'round';
  for (const set of sets) {
    const train = set.trips.indexOf(chosen);
    if (train < 0 || !isOnItsWay(set, train, minute)) continue;
    context.strokeStyle = colours[COLOURS[classOfTrain(set, train) ?? 'regional']];
    const strokeWay = (from: number, to: number, alpha: number) => {
      context.globalAlpha = alpha;
      context.beginPath();
      for (let at = from; at < to; at++) addPoint(context, set, train, at, picture);
      addPoint(context, set, train, to, picture);
      context.stroke();
    };
    strokeWay(entryAt(set.starts, train), minute, PASSED_ALPHA);
    strokeWay(minute, entryAt(set.ends, train), COMING_ALPHA);
  }
  context.globalAlpha = 1;
}

/** Leads the path to where a train is at a minute. */
function addPoint(
  context: CanvasRenderingContext2D,
  set: TrainSet,
  train: number,
  minute: number,
  picture: TrainPicture,
): void {
  placeTrain(set, train, minute, place);
  if (isPastArrow(place)) return;
  toPixels(place, picture);
  context.lineTo(place.x, place.y);
}
