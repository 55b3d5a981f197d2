import { TAIL_MINUTES } from '#app/data/moving-trains/moving-trains.ts';
import { classOfTrain, isOnItsWay, placeTrain } from '#app/data/moving-trains/train-place.ts';
import type { TrainSet } from '#app/data/moving-trains/unpack.ts';
import { GEOGRAPHY } from '#app/data/network/railways.ts';
import type { Viewport } from '../model/viewport.ts';

/** The opacity and the width of a tail's parts, from the head on; each is two minutes long. */
const TAIL_PARTS = [
  { alpha: 0.9, width: 4.2 },
  { alpha: 0.55, width: 3.4 },
  { alpha: 0.3, width: 2.6 },
] as const;
const PART_MINUTES = TAIL_MINUTES / TAIL_PARTS.length;
/** Sizes in CSS pixels on a map of `SIZED_FOR_PX`; a larger map has larger trains. */
const SIZES = { head: 5, edge: 1.5, long: 3.2, regional: 1.8, ring: 18 } as const;
const SIZED_FOR_PX = 600;
const LEAST_SIZE = 0.8;
const GREATEST_SIZE = 1.5;
/** Trains this far out of view are not drawn, in CSS pixels: a tail may reach into view. */
const EDGE_PX = 40;
/** More trains than any timetable has under way at once; further ones are not drawn. */
const MOST_TRAINS = 1000;

/** Colours of the canvas, as the style sheet names them. */
export interface TrainColours {
  readonly fast: string;
  readonly long: string;
  readonly regional: string;
  readonly edge: string;
}

/** The picture to draw, and its place. */
export interface TrainPicture {
  readonly minute: number;
  readonly view: Viewport;
  /** CSS pixels of a map unit. */
  readonly scale: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Where the picture begins, from the corner of the view: negative where it reaches beyond. */
  readonly leftPx: number;
  readonly topPx: number;
  readonly colours: TrainColours;
  /** The trip of the chosen train. */
  readonly chosen: number | undefined;
}

// Reused by every frame, to spare the garbage collector.
const place = { x: 0, y: 0 };
/** Of each high-speed train its place, and those of the minutes before; of others the place. */
const TAIL_POINTS = TAIL_MINUTES + 1;
const fast = new Float32Array(2 * TAIL_POINTS * MOST_TRAINS);
const long = new Float32Array(2 * MOST_TRAINS);
const ring = new Float32Array(2);

/**
 * Draws the trains of some files at a minute on a clear canvas, the regional ones below the others.
 */
export function drawTrains(
  context: CanvasRenderingContext2D,
  sets: readonly TrainSet[],
  picture: TrainPicture,
): void {
  const { colours } = picture;
  const size = sizeOfTrains(picture);
  context.fillStyle = colours.regional;
  const counts = placeTrains(context, sets, picture);
  context.fillStyle = colours.long;
  fillDots(context, size * SIZES.long, { places: long, count: counts.long, step: 1 });
  drawFastTrains(context, counts.fast, { colours, size });
  if (counts.ring > 0) drawRing(context, colours.fast);
}

/** By how much trains are larger than on a map of `SIZED_FOR_PX`. */
function sizeOfTrains({ scale }: TrainPicture): number {
  const size = (scale * GEOGRAPHY.width) / SIZED_FOR_PX;
  return Math.min(Math.max(size, LEAST_SIZE), GREATEST_SIZE);
}

interface PlacedTrains {
  readonly fast: number;
  readonly long: number;
  readonly ring: number;
}

/** Keeps the places of the trains in sight, and draws the regional ones at once. */
function placeTrains(
  context: CanvasRenderingContext2D,
  sets: readonly TrainSet[],
  picture: TrainPicture,
): PlacedTrains {
  let [fastCount, longCount, ringCount] = [0, 0, 0];
  const side = sizeOfTrains(picture) * SIZES.regional;
  for (const set of sets) {
    for (let train = 0; train < set.count; train++) {
      if (!isOnItsWay(set, train, picture.minute)) continue;
      placeInPixels(set, train, picture.minute, picture);
      if (!isInSight(picture)) continue;
      if (set.trips[train] === picture.chosen) ringCount = keepPlace(ring, 0);
      const trainClass = classOfTrain(set, train);
      if (trainClass === 'regional') {
        context.fillRect(place.x - side / 2, place.y - side / 2, side, side);
      } else if (trainClass === 'long-distance') {
        if (longCount < MOST_TRAINS) longCount = keepPlace(long, longCount);
      } else if (fastCount < MOST_TRAINS) {
        keepTail(set, train, picture, fastCount++);
      }
    }
  }
  return { fast: fastCount, long: longCount, ring: ringCount };
}

/** Whether the place is within the picture, or close enough for a part of its dot to be. */
function isInSight({ widthPx, heightPx }: TrainPicture): boolean {
  const { x, y } = place;
  return x >= -EDGE_PX && y >= -EDGE_PX && x <= widthPx + EDGE_PX && y <= heightPx + EDGE_PX;
}

/**
 * Draws the high-speed trains with their tails, the ends of which are pale. The edges of the heads
 * are below, so that they do not cut heads from tails.
 */
function drawFastTrains(
  context: CanvasRenderingContext2D,
  count: number,
  { colours, size }: { readonly colours: TrainColours; readonly size: number },
): void {
  const heads = { places: fast, count, step: TAIL_POINTS };
  context.fillStyle = colours.edge;
  fillDots(context, size * (SIZES.head + SIZES.edge), heads);
  context.strokeStyle = colours.fast;
  context.lineJoin = 'round';
  for (const [part, { alpha, width }] of TAIL_PARTS.entries()) {
    context.globalAlpha = alpha;
    context.lineWidth = size * width;
    addTails(context, count, part * PART_MINUTES);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.fillStyle = colours.fast;
  fillDots(context, size * SIZES.head, heads);
}

/** Draws the ring of the chosen train. */
function drawRing(context: CanvasRenderingContext2D, colour: string): void {
  context.strokeStyle = colour;
  context.beginPath();
  context.arc(ring[0] ?? 0, ring[1] ?? 0, SIZES.ring / 2, 0, 2 * Math.PI);
  context.lineWidth = 2.5;
  context.stroke();
}

/** Writes the place of a train in CSS pixels. */
function placeInPixels(
  set: TrainSet,
  train: number,
  minute: number,
  { view, scale, leftPx, topPx }: TrainPicture,
): void {
  placeTrain(set, train, minute, place);
  place.x = (place.x - view.x) * scale - leftPx;
  place.y = (place.y - view.y) * scale - topPx;
}

/** Adds a place after a number of others, and returns the new number. */
function keepPlace(places: Float32Array, count: number): number {
  places[2 * count] = place.x;
  places[2 * count + 1] = place.y;
  return count + 1;
}

function keepTail(set: TrainSet, train: number, picture: TrainPicture, number: number): void {
  const first = number * TAIL_POINTS;
  for (let back = 0; back < TAIL_POINTS; back++) {
    placeInPixels(set, train, picture.minute - back, picture);
    keepPlace(fast, first + back);
  }
}

/** Dots at kept places: each at the first of `step` places. */
interface Dots {
  readonly places: Float32Array;
  readonly count: number;
  readonly step: number;
}

/** Fills dots, each by itself: browsers are fast at a circle, but not at a path of many. */
function fillDots(
  context: CanvasRenderingContext2D,
  size: number,
  { places, count, step }: Dots,
): void {
  for (let first = 0; first < 2 * count * step; first += 2 * step) {
    context.beginPath();
    context.arc(places[first] ?? 0, places[first + 1] ?? 0, size / 2, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Adds a part of all tails, from a number of minutes back on. */
function addTails(context: CanvasRenderingContext2D, count: number, back: number): void {
  context.beginPath();
  for (let number = 0; number < count; number++) {
    const first = number * TAIL_POINTS + back;
    context.moveTo(fast[2 * first] ?? 0, fast[2 * first + 1] ?? 0);
    for (let at = first + 1; at <= first + PART_MINUTES; at++)
      context.lineTo(fast[2 * at] ?? 0, fast[2 * at + 1] ?? 0);
  }
}

/**
 * The trip of the train that is nearest to a point, at most so far away; undefined where there is
 * none.
 *
 * @param point in CSS pixels of the picture
 */
export function trainNear(
  sets: readonly TrainSet[],
  picture: TrainPicture,
  point: { readonly x: number; readonly y: number },
  mostPx: number,
): number | undefined {
  let nearest: number | undefined;
  let least = mostPx;
  for (const set of sets) {
    for (let train = 0; train < set.count; train++) {
      if (!isOnItsWay(set, train, picture.minute)) continue;
      placeInPixels(set, train, picture.minute, picture);
      const distance = Math.hypot(place.x - point.x, place.y - point.y);
      if (distance > least) continue;
      least = distance;
      nearest = set.trips[train];
    }
  }
  return nearest;
}
