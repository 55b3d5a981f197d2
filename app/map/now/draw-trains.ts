import { TAIL_MINUTES } from '#app/data/moving-trains/moving-trains.ts';
import {
  classOfTrain,
  isOnItsWay,
  placeTrain,
  type TrainPlace,
} from '#app/data/moving-trains/train-place.ts';
import type { TrainSet } from '#app/data/moving-trains/unpack.ts';
import { GEOGRAPHY, STATIONS } from '#app/data/network/railways.ts';
import type { Viewport } from '../model/viewport.ts';

/** The opacity and the width of a tail's parts, from the head on; each is two minutes long. */
const TAIL_PARTS = [
  { alpha: 0.8, width: 3.4 },
  { alpha: 0.5, width: 2.6 },
  { alpha: 0.3, width: 1.8 },
] as const;
const PART_MINUTES = TAIL_MINUTES / TAIL_PARTS.length;
/** Sizes in CSS pixels on a map of `SIZED_FOR_PX`; a larger map has larger trains. */
const SIZES = { head: 5.5, edge: 1.1, long: 4.4, regional: 2.2 } as const;
const SIZED_FOR_PX = 600;
const LEAST_SIZE = 0.8;
const GREATEST_SIZE = 1.5;
/** Beside a chosen train the others are smaller by this factor. */
const SIZE_BEHIND = 0.8;
/** Trains this far out of view are not drawn, in CSS pixels: a tail may reach into view. */
const EDGE_PX = 40;
/** The arrows to places beyond the frame, with the directions in which they lead. */
const ARROWS = STATIONS.flatMap(({ x, y, beyond }) => {
  if (beyond === undefined) return [];
  const radians = (beyond * Math.PI) / 180;
  return [{ x, y, right: Math.sin(radians), down: -Math.cos(radians) }];
});
/** More trains than any timetable has under way at once; further ones are not drawn. */
const MOST_TRAINS = 1000;

/** Colours of the canvas, as the style sheet names them. */
export interface TrainColours {
  readonly fast: string;
  readonly long: string;
  readonly regional: string;
  readonly edge: string;
  /** How opaque the other trains are beside a chosen one, from 0 to 1. */
  readonly behind: string;
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
  /** Of the regional trains only the chosen one is shown. */
  readonly isWithoutRegional: boolean;
}

/** Places in CSS pixels, of which it takes up to a number. */
class PlaceList {
  readonly #coordinates: Float32Array;
  count = 0;

  constructor(most: number) {
    this.#coordinates = new Float32Array(2 * most);
  }

  get isFull(): boolean {
    return 2 * this.count >= this.#coordinates.length;
  }

  /** Adds a place, unless the list is full. */
  add({ x, y }: TrainPlace): void {
    if (this.isFull) return;
    this.#coordinates[2 * this.count] = x;
    this.#coordinates[2 * this.count + 1] = y;
    this.count++;
  }

  x(at: number): number {
    return this.#coordinates[2 * at] ?? 0;
  }

  y(at: number): number {
    return this.#coordinates[2 * at + 1] ?? 0;
  }
}

// Reused by every frame, to spare the garbage collector.
const place: TrainPlace = { x: 0, y: 0 };
/** Of each high-speed train its place, and those of the minutes before. */
const TAIL_POINTS = TAIL_MINUTES + 1;
const tails = new PlaceList(TAIL_POINTS * MOST_TRAINS);
const longDistance = new PlaceList(MOST_TRAINS);

/**
 * Draws the trains of some files at a minute on a clear canvas, the regional ones below the others.
 *
 * @param isBehind they step back behind a chosen train
 */
export function drawTrains(
  context: CanvasRenderingContext2D,
  sets: readonly TrainSet[],
  picture: TrainPicture,
  isBehind = false,
): void {
  const { colours } = picture;
  const look: Look = {
    colours,
    size: sizeOfTrains(picture) * (isBehind ? SIZE_BEHIND : 1),
    opacity: isBehind ? Number(colours.behind) : 1,
  };
  context.globalAlpha = look.opacity;
  context.fillStyle = colours.regional;
  placeTrains(context, sets, picture, look);
  context.fillStyle = colours.long;
  for (let at = 0; at < longDistance.count; at++)
    fillCircle(context, longDistance.x(at), longDistance.y(at), (look.size * SIZES.long) / 2);
  drawFastTrains(context, look);
  context.globalAlpha = 1;
}

/** How trains are drawn. */
interface Look {
  readonly colours: TrainColours;
  /** By how much they are larger than on a map of `SIZED_FOR_PX`. */
  readonly size: number;
  readonly opacity: number;
}

function sizeOfTrains({ scale }: TrainPicture): number {
  const size = (scale * GEOGRAPHY.width) / SIZED_FOR_PX;
  return Math.min(Math.max(size, LEAST_SIZE), GREATEST_SIZE);
}

/** Lists the places of the trains in sight, and draws the regional ones at once. */
function placeTrains(
  context: CanvasRenderingContext2D,
  sets: readonly TrainSet[],
  picture: TrainPicture,
  { size }: Look,
): void {
  tails.count = 0;
  longDistance.count = 0;
  const side = size * SIZES.regional;
  for (const set of sets) {
    for (let train = 0; train < set.count; train++) {
      if (!isPlaced(set, train, picture) || !isInSight(picture)) continue;
      const trainClass = classOfTrain(set, train);
      if (trainClass === 'regional')
        context.fillRect(place.x - side / 2, place.y - side / 2, side, side);
      else if (trainClass === 'long-distance') longDistance.add(place);
      else addTail(set, train, picture);
    }
  }
}

/** Lists the places of a high-speed train at the shown minute and at those before it. */
function addTail(set: TrainSet, train: number, picture: TrainPicture): void {
  if (tails.isFull) return;
  for (let back = 0; back < TAIL_POINTS; back++) {
    placeTrain(set, train, picture.minute - back, place);
    toPixels(place, picture);
    tails.add(place);
  }
}

/** Whether the place is within the picture, or close enough for a part of its dot to be. */
function isInSight({ widthPx, heightPx }: TrainPicture): boolean {
  const { x, y } = place;
  return x >= -EDGE_PX && y >= -EDGE_PX && x <= widthPx + EDGE_PX && y <= heightPx + EDGE_PX;
}

/** Draws the high-speed trains above their tails, the ends of which are thin and pale. */
function drawFastTrains(context: CanvasRenderingContext2D, { colours, size, opacity }: Look): void {
  context.strokeStyle = colours.fast;
  context.lineJoin = 'round';
  for (const [part, { alpha, width }] of TAIL_PARTS.entries()) {
    context.globalAlpha = alpha * opacity;
    context.lineWidth = size * width;
    addTails(context, part * PART_MINUTES);
    context.stroke();
  }
  context.globalAlpha = opacity;
  drawHeads(context, colours, size);
}

/**
 * Writes the place of a train in CSS pixels, if it is on its way and on the map: at an arrow the
 * map ends.
 */
function isPlaced(set: TrainSet, train: number, picture: TrainPicture): boolean {
  if (!isOnItsWay(set, train, picture.minute) || !isDrawn(set, train, picture)) return false;
  placeTrain(set, train, picture.minute, place);
  if (isPastArrow(place)) return false;
  toPixels(place, picture);
  return true;
}

function isDrawn(set: TrainSet, train: number, picture: TrainPicture): boolean {
  const { isWithoutRegional, chosen } = picture;
  const isLeftOut = isWithoutRegional && classOfTrain(set, train) === 'regional';
  return !isLeftOut || set.trips[train] === chosen;
}

/** Whether a place in map units is where an arrow leads. */
export function isPastArrow({ x, y }: TrainPlace): boolean {
  return ARROWS.some((arrow) => (x - arrow.x) * arrow.right > 0 && (y - arrow.y) * arrow.down > 0);
}

/** Changes a place from map units to CSS pixels of the picture. */
export function toPixels(place: TrainPlace, { view, scale, leftPx, topPx }: TrainPicture): void {
  place.x = (place.x - view.x) * scale - leftPx;
  place.y = (place.y - view.y) * scale - topPx;
}

/**
 * Draws the heads of the high-speed trains with their edges, each by itself: browsers are fast at a
 * circle, but not at a path of many. An edge is in front of its head and beside it, where it keeps
 * apart trains that follow each other and does not cut the head from its tail; that of a train that
 * stands goes all around.
 */
function drawHeads(
  context: CanvasRenderingContext2D,
  { fast, edge }: TrainColours,
  size: number,
): void {
  const radius = (size * SIZES.head) / 2;
  const width = size * SIZES.edge;
  for (let head = 0; head < tails.count; head += TAIL_POINTS) {
    const x = tails.x(head);
    const y = tails.y(head);
    const movedX = x - tails.x(head + 1);
    const movedY = y - tails.y(head + 1);
    const moved = Math.hypot(movedX, movedY);
    context.fillStyle = edge;
    // Ahead of the head by half of the edge, a circle looks out in front and at the sides.
    if (moved > 0) {
      const ahead = width / 2 / moved;
      fillCircle(context, x + movedX * ahead, y + movedY * ahead, radius + width / 2);
    } else fillCircle(context, x, y, radius + width);
    context.fillStyle = fast;
    fillCircle(context, x, y, radius);
  }
}

/** Fills a circle; its middle and its radius are in CSS pixels. */
export function fillCircle(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Adds a part of all tails to the path, from a number of minutes back on. */
function addTails(context: CanvasRenderingContext2D, back: number): void {
  context.beginPath();
  for (let head = 0; head < tails.count; head += TAIL_POINTS) {
    const first = head + back;
    context.moveTo(tails.x(first), tails.y(first));
    for (let at = first + 1; at <= first + PART_MINUTES; at++)
      context.lineTo(tails.x(at), tails.y(at));
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
      if (!isPlaced(set, train, picture)) continue;
      const distance = Math.hypot(place.x - point.x, place.y - point.y);
      if (distance > least) continue;
      least = distance;
      nearest = set.trips[train];
    }
  }
  return nearest;
}
