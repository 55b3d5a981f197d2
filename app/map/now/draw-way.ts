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
    // A night train is there twice, as that of this night and that of the night before.
    for (let train = 0; train < set.count; train++) {
      if (set.trips[train] !== chosen || !isOnItsWay(set, train, minute)) continue;
      context.strokeStyle = colours[COLOURS[classOfTrain(set, train) ?? 'regional']];
      const way = { set, train, picture };
      context.globalAlpha = PASSED_ALPHA;
      strokeWay(context, way, entryAt(set.starts, train), minute);
      context.globalAlpha = COMING_ALPHA;
      strokeWay(context, way, minute, entryAt(set.ends, train));
    }
  }
  context.globalAlpha = 1;
}

interface Way {
  readonly set: TrainSet;
  readonly train: number;
  readonly picture: TrainPicture;
}

/** Draws where a train is from one minute to another, up to an arrow, at which the map ends. */
function strokeWay(
  context: CanvasRenderingContext2D,
  { set, train, picture }: Way,
  from: number,
  to: number,
): void {
  context.beginPath();
  for (let minute = from; minute < to + 1; minute++) {
    placeTrain(set, train, Math.min(minute, to), place);
    if (isPastArrow(place)) continue;
    toPixels(place, picture);
    context.lineTo(place.x, place.y);
  }
  context.stroke();
}
