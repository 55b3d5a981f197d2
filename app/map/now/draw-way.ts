import type { TrainClass } from '#app/data/moving-trains/moving-trains.ts';
import {
  classOfTrain,
  isOnItsWay,
  placeTrain,
  type TrainPlace,
} from '#app/data/moving-trains/train-place.ts';
import type { TrainSet } from '#app/data/moving-trains/unpack.ts';
import { entryAt } from '#app/domain/entries.ts';
import type { Point } from '../model/measures.ts';
import {
  fillCircle,
  isPastArrow,
  type TrainColours,
  type TrainPicture,
  toPixels,
} from './draw-trains.ts';

/** Sizes in CSS pixels. The edge around the way and the train sets them off from the map. */
const WIDTH_PX = 4;
const HEAD_PX = 12;
const EDGE_PX = 2;
const PASSED_ALPHA = 0.45;
/** The room for the names of the ends on each side of a way, as a share of its width. */
const NAMES_SHARE = 0.1;
const COLOURS: Readonly<Record<TrainClass, keyof TrainColours>> = {
  'high-speed': 'fast',
  'long-distance': 'long',
  regional: 'regional',
};

// Reused by every frame, to spare the garbage collector.
const place: TrainPlace = { x: 0, y: 0 };

/** A train of a file, on one of its days. */
export interface TrainRun {
  readonly set: TrainSet;
  readonly train: number;
}

/**
 * The run of a trip that is on its way at a minute, or else the next one, or else the last one;
 * undefined where no file has the trip. A night train is there twice, as that of this night and
 * that of the night before.
 */
export function runOfTrip(
  sets: readonly TrainSet[],
  trip: number | undefined,
  minute: number,
): TrainRun | undefined {
  let run: TrainRun | undefined;
  for (const set of sets) {
    for (let train = 0; train < set.count; train++) {
      if (set.trips[train] !== trip) continue;
      if (isOnItsWay(set, train, minute)) return { set, train };
      if (!run || minute < entryAt(set.starts, train)) run = { set, train };
    }
  }
  return run;
}

/**
 * Where a train is at a minute, and two corners around its way, which leave room for the names of
 * its ends; in map units.
 */
export function areaOfRun({ set, train }: TrainRun, minute: number): readonly Point[] {
  const xs: number[] = [];
  const ys: number[] = [];
  const add = (time: number) => {
    placeTrain(set, train, time, place);
    if (isPastArrow(place)) return;
    xs.push(place.x);
    ys.push(place.y);
  };
  for (let time = entryAt(set.starts, train); time <= entryAt(set.ends, train); time++) add(time);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const aside = NAMES_SHARE * (right - left);
  add(minute);
  return [
    { x: entryAt(xs, xs.length - 1), y: entryAt(ys, ys.length - 1) },
    { x: left - aside, y: Math.min(...ys) },
    { x: right + aside, y: Math.max(...ys) },
  ];
}

/** The chosen train in a picture, in CSS pixels, with its colour. */
export interface ChosenTrain extends TrainPlace {
  readonly colour: string;
}

/**
 * Draws the whole way of the chosen train over the other trains, and the train upon it; what it has
 * passed is pale.
 *
 * @returns the train; undefined where it is past an arrow, at which the map ends
 */
export function drawChosen(
  context: CanvasRenderingContext2D,
  run: TrainRun,
  picture: TrainPicture,
): ChosenTrain | undefined {
  const { set, train } = run;
  const { minute, colours } = picture;
  const colour = colours[COLOURS[classOfTrain(set, train) ?? 'regional']];
  const [start, end] = [entryAt(set.starts, train), entryAt(set.ends, train)];
  const now = Math.min(Math.max(minute, start), end);
  context.lineJoin = 'round';
  context.strokeStyle = colours.edge;
  context.lineWidth = WIDTH_PX + 2 * EDGE_PX;
  strokeWay(context, { run, picture }, start, end);
  context.strokeStyle = colour;
  context.lineWidth = WIDTH_PX;
  context.globalAlpha = PASSED_ALPHA;
  strokeWay(context, { run, picture }, start, now);
  context.globalAlpha = 1;
  strokeWay(context, { run, picture }, now, end);
  placeTrain(set, train, now, place);
  if (isPastArrow(place)) return undefined;
  toPixels(place, picture);
  context.fillStyle = colours.edge;
  fillCircle(context, place.x, place.y, HEAD_PX / 2 + EDGE_PX);
  context.fillStyle = colour;
  fillCircle(context, place.x, place.y, HEAD_PX / 2);
  return { ...place, colour };
}

interface Way {
  readonly run: TrainRun;
  readonly picture: TrainPicture;
}

/** Draws where a train is from one minute to another, up to an arrow, at which the map ends. */
function strokeWay(
  context: CanvasRenderingContext2D,
  { run, picture }: Way,
  from: number,
  to: number,
): void {
  context.beginPath();
  for (let minute = from; minute < to + 1; minute++) {
    placeTrain(run.set, run.train, Math.min(minute, to), place);
    if (isPastArrow(place)) continue;
    toPixels(place, picture);
    context.lineTo(place.x, place.y);
  }
  context.stroke();
}
