import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { ITALY_PART, isIn, type Point, WHOLE_MAP_FROM_PX } from './measures.ts';

/** The visible part of the map: its zoom, and its top left corner in map units. */
export interface Viewport {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Shares of the frame's width and height, 0 to 1. */
export type Shares = readonly [x: number, y: number];

/** Enough for nearly all stations of the timetable on a phone. */
export const MAXIMUM_ZOOM = 32;
const { width, height } = GEOGRAPHY;
/** The whole map. */
export const WHOLE: Viewport = { zoom: 1, x: 0, y: 0 };
const ITALY: Viewport = { zoom: width / ITALY_PART.width, x: ITALY_PART.x, y: ITALY_PART.y };

/** Whether a narrow map shows only Italy first, because no chosen point lies outside it. */
export function startsInItaly(chosen: readonly Point[]): boolean {
  return chosen.every((point) => isIn(ITALY_PART, point));
}

/** The first viewport of a map of a width in CSS pixels. */
export function startOf(framePx: number, chosen: readonly Point[]): Viewport {
  return framePx < WHOLE_MAP_FROM_PX && startsInItaly(chosen) ? ITALY : WHOLE;
}

/** The `viewBox` of a drawing for a viewport. */
export function viewBoxOf({ zoom, x, y }: Viewport): string {
  return `${x} ${y} ${width / zoom} ${height / zoom}`;
}

/** The position of a point in the frame; below 0 or above 1 if it is out of view. */
export function placeOf({ x, y }: Point, view: Viewport): Shares {
  return [((x - view.x) * view.zoom) / width, ((y - view.y) * view.zoom) / height];
}

function clampZoom(zoom: number): number {
  return Math.min(MAXIMUM_ZOOM, Math.max(1, zoom));
}

/** Limits a viewport to the map. */
export function clampViewport({ zoom, x, y }: Viewport): Viewport {
  const bounded = clampZoom(zoom);
  return {
    zoom: bounded,
    x: Math.min(width - width / bounded, Math.max(0, x)),
    y: Math.min(height - height / bounded, Math.max(0, y)),
  };
}

/** Zooms by a factor about a point of the frame, which keeps its position. */
export function zoomAt(view: Viewport, factor: number, [right, down]: Shares): Viewport {
  const zoom = clampZoom(view.zoom * factor);
  const gained = 1 / view.zoom - 1 / zoom;
  return clampViewport({
    zoom,
    x: view.x + right * width * gained,
    y: view.y + down * height * gained,
  });
}

/** Moves the map to the right and down by shares of the frame. */
export function panBy({ zoom, x, y }: Viewport, [right, down]: Shares): Viewport {
  return clampViewport({ zoom, x: x - (right * width) / zoom, y: y - (down * height) / zoom });
}

/** The tolerance for points on the edge of the frame. */
const ROUNDING = 1e-6;

/** Whether a point is in view, and at least `edge` (a share) away from the frame's edges. */
export function isInView(point: Point, view: Viewport, edge = 0): boolean {
  return placeOf(point, view).every((at) => at > edge && at < 1 - edge);
}

function middleOf(points: readonly Point[]): Point {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
}

/** The position of the middle of some points; the frame's middle if that is out of view. */
export function shareOf(view: Viewport, points: readonly Point[]): Shares {
  const middle = middleOf(points);
  return isInView(middle, view, -ROUNDING) ? placeOf(middle, view) : [0.5, 0.5];
}

/** A point within this share of an edge counts as out of view. */
const EDGE = 0.04;

/** Centres the map on some points, unless all of them are in view. */
export function revealed(view: Viewport, points: readonly Point[]): Viewport {
  if (view.zoom === 1 || points.every((point) => isInView(point, view, EDGE))) return view;
  const { x, y } = middleOf(points);
  const { zoom } = view;
  return clampViewport({ zoom, x: x - width / zoom / 2, y: y - height / zoom / 2 });
}
