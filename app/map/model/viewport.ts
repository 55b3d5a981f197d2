import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { ITALY_PART, isIn, type Point } from './measures.ts';

/**
 * The part of the map on the screen: how many times it is enlarged, and its left upper corner in
 * map units.
 */
export interface Viewport {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Shares of the screen's width and height, 0 to 1. */
export type Shares = readonly [x: number, y: number];

/** How far the map can be enlarged: at eight times, Turin's two stations stand apart on a phone. */
export const MAXIMUM_ZOOM = 8;
const { width, height } = GEOGRAPHY;
/** All of the map. */
export const WHOLE: Viewport = { zoom: 1, x: 0, y: 0 };
const ITALY: Viewport = { zoom: width / ITALY_PART.width, x: ITALY_PART.x, y: ITALY_PART.y };
/**
 * The width in CSS pixels from which the whole map is shown at first; the style sheet knows it too.
 */
const WHOLE_FROM_PX = 435;

/**
 * Tells whether a narrow map begins with Italy alone: where nothing that is chosen lies outside.
 */
export function beginsInItaly(chosen: readonly Point[]): boolean {
  return chosen.every((point) => isIn(ITALY_PART, point));
}

/** What a map of some width shows first. */
export function startOf(framePx: number, chosen: readonly Point[]): Viewport {
  return framePx < WHOLE_FROM_PX && beginsInItaly(chosen) ? ITALY : WHOLE;
}

/** Where a point is on the screen, beyond 0 and 1 where it is out of view. */
export function placeOf({ x, y }: Point, view: Viewport): Shares {
  return [((x - view.x) * view.zoom) / width, ((y - view.y) * view.zoom) / height];
}

/** Keeps a viewport on the map. */
export function clampViewport({ zoom, x, y }: Viewport): Viewport {
  const bounded = Math.min(MAXIMUM_ZOOM, Math.max(1, zoom));
  return {
    zoom: bounded,
    x: Math.min(width - width / bounded, Math.max(0, x)),
    y: Math.min(height - height / bounded, Math.max(0, y)),
  };
}

/** Enlarges the map `factor` times about a point that stays where it is on the screen. */
export function zoomAt(view: Viewport, factor: number, [right, down]: Shares): Viewport {
  const zoom = Math.min(MAXIMUM_ZOOM, Math.max(1, view.zoom * factor));
  const gained = 1 / view.zoom - 1 / zoom;
  return clampViewport({
    zoom,
    x: view.x + right * width * gained,
    y: view.y + down * height * gained,
  });
}

/** Moves the map by shares of the screen: what was at the left edge goes `right` of it. */
export function panBy({ zoom, x, y }: Viewport, [right, down]: Shares): Viewport {
  return clampViewport({ zoom, x: x - (right * width) / zoom, y: y - (down * height) / zoom });
}

/** A point at the very edge is in view, whatever its share is rounded to. */
const ROUNDING = 1e-6;

/**
 * Tells whether a point is on the screen and not within `edge` of its edges, a share of its width
 * and height.
 */
export function isInView(point: Point, view: Viewport, edge = 0): boolean {
  return placeOf(point, view).every((at) => at > edge && at < 1 - edge);
}

function middleOf(points: readonly Point[]): Point {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
}

/**
 * Where the middle of some points is on the screen; its own middle where that is not in view, and
 * without points.
 */
export function shareOf(view: Viewport, points: readonly Point[]): Shares {
  const middle = middleOf(points);
  return isInView(middle, view, -ROUNDING) ? placeOf(middle, view) : [0.5, 0.5];
}

/** The share of the screen at each of its edges where a point is hardly in view. */
const EDGE = 0.04;

/**
 * Moves the map so that points are in view, their middle in the middle; where all are in view
 * already it stays.
 */
export function revealed(view: Viewport, points: readonly Point[]): Viewport {
  if (view.zoom === 1 || points.every((point) => isInView(point, view, EDGE))) return view;
  const { x, y } = middleOf(points);
  const { zoom } = view;
  return clampViewport({ zoom, x: x - width / zoom / 2, y: y - height / zoom / 2 });
}
