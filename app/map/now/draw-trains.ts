import { isOnItsWay, placeTrain } from '#app/data/moving-trains/train-place.ts';
import type { TrainSet } from '#app/data/moving-trains/unpack.ts';
import type { Viewport } from '../model/viewport.ts';

/** The tail of a high-speed train is the way of its last six minutes. */
const TAIL_MINUTES = 6;
/** Further points of a tail would lie on a straight line at most zooms. */
const TAIL_STEP = 1;
/** The opacity of a tail's parts, from the head on; each is two minutes long. */
const TAIL_ALPHAS = [0.9, 0.5, 0.22] as const;
/** Sizes in CSS pixels. */
const SIZES = { head: 5, tail: 3, long: 3, dust: 1.5, ring: 18 } as const;
/** Trains this far out of view are not drawn, in CSS pixels: a tail may reach into view. */
const EDGE_PX = 40;

/** Colours of the canvas, as the style sheet names them. */
export interface TrainColours {
  readonly fast: string;
  readonly long: string;
  readonly dust: string;
  readonly edge: string;
}

/** What is drawn, and where. */
export interface TrainPicture {
  readonly minute: number;
  readonly view: Viewport;
  /** CSS pixels of a map unit. */
  readonly scale: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly colours: TrainColours;
  /** The trip of the chosen train. */
  readonly chosen: number | undefined;
}

const place = { x: 0, y: 0 };

/** Draws the trains of some files at a minute, the regional ones below the others. */
export function drawTrains(
  context: CanvasRenderingContext2D,
  sets: readonly TrainSet[],
  picture: TrainPicture,
): void {
  const { widthPx, heightPx, colours } = picture;
  context.clearRect(0, 0, widthPx, heightPx);
  const tails = TAIL_ALPHAS.map(() => new Path2D());
  const [fast, long, dust, ring] = [new Path2D(), new Path2D(), new Path2D(), new Path2D()];
  for (const set of sets) {
    for (let train = 0; train < set.count; train++) {
      if (!isOnItsWay(set, train, picture.minute) || !isPlacedInView(set, train, picture)) continue;
      const { x, y } = place;
      if (set.trips[train] === picture.chosen) addDot(ring, x, y, SIZES.ring);
      const trainClass = set.classes[train];
      if (trainClass === 0) {
        addDot(fast, x, y, SIZES.head);
        addTail(tails, set, train, picture);
      } else if (trainClass === 1) {
        addDot(long, x, y, SIZES.long);
      } else {
        dust.rect(x - SIZES.dust / 2, y - SIZES.dust / 2, SIZES.dust, SIZES.dust);
      }
    }
  }
  context.fillStyle = colours.dust;
  context.fill(dust);
  context.fillStyle = colours.long;
  context.fill(long);
  context.strokeStyle = colours.fast;
  context.lineWidth = SIZES.tail;
  context.lineJoin = 'round';
  for (const [part, tail] of tails.entries()) {
    context.globalAlpha = TAIL_ALPHAS[part] ?? 1;
    context.stroke(tail);
  }
  context.globalAlpha = 1;
  context.lineWidth = 1.5;
  context.strokeStyle = colours.edge;
  context.stroke(fast);
  context.fillStyle = colours.fast;
  context.fill(fast);
  context.lineWidth = 2.5;
  context.strokeStyle = colours.fast;
  context.stroke(ring);
}

/** Writes the place of a train in CSS pixels; false where it is out of view. */
function isPlacedInView(set: TrainSet, train: number, picture: TrainPicture): boolean {
  placeInPixels(set, train, picture.minute, picture);
  const { x, y } = place;
  const { widthPx, heightPx } = picture;
  return x > -EDGE_PX && y > -EDGE_PX && x < widthPx + EDGE_PX && y < heightPx + EDGE_PX;
}

function placeInPixels(
  set: TrainSet,
  train: number,
  minute: number,
  { view, scale }: TrainPicture,
): void {
  placeTrain(set, train, minute, place);
  place.x = (place.x - view.x) * scale;
  place.y = (place.y - view.y) * scale;
}

function addDot(path: Path2D, x: number, y: number, size: number): void {
  path.moveTo(x + size / 2, y);
  path.arc(x, y, size / 2, 0, 2 * Math.PI);
}

function addTail(
  tails: readonly Path2D[],
  set: TrainSet,
  train: number,
  picture: TrainPicture,
): void {
  const partMinutes = TAIL_MINUTES / tails.length;
  for (const [part, tail] of tails.entries()) {
    tail.moveTo(place.x, place.y);
    for (let back = TAIL_STEP; back <= partMinutes; back += TAIL_STEP) {
      placeInPixels(set, train, picture.minute - part * partMinutes - back, picture);
      tail.lineTo(place.x, place.y);
    }
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
