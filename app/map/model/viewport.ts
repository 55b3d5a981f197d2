import { GEOGRAPHY } from '#app/data/network/railways.ts';
import {
  ITALY_PART,
  isIn,
  MAP_WIDTHS_PX,
  type Point,
  type Rectangle,
  WHOLE_MAP_FROM_PX,
} from './measures.ts';

/** The visible part of the map: its zoom, and its top left corner in map units. */
export interface Viewport {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  /** The frame's area without zoom: the map, and sea on two sides if it has another shape. */
  readonly whole: Rectangle;
}

/** A viewport that an address can hold: the map unit in the frame's middle, and the zoom. */
export interface ViewportPlace {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Shares of the frame's width and height, 0 to 1. */
export type Shares = readonly [x: number, y: number];

/** Enough for nearly all stations of the timetable on a phone. */
export const MAXIMUM_ZOOM = 32;
const MAP: Rectangle = { x: 0, y: 0, width: GEOGRAPHY.width, height: GEOGRAPHY.height };
/** The whole map in a frame of its shape. */
export const WHOLE: Viewport = { zoom: 1, x: 0, y: 0, whole: MAP };
/** The smallest width of the map that names are placed for. */
const [LEAST_NAMED_PX] = MAP_WIDTHS_PX;
/** That of a map in a short frame: its names and symbols are a little smaller. */
const LEAST_MAP_PX = 256;
/** A frame whose shape differs less from the map's has the map's: its size is rounded. */
const SAME_SHAPE = 0.01;

/** The whole map in a frame of some size in CSS pixels. */
export function wholeIn(framePx: Size): Viewport {
  const shape = (framePx.width / framePx.height) * (MAP.height / MAP.width);
  if (Math.abs(shape - 1) < SAME_SHAPE) return WHOLE;
  const width = MAP.width * Math.max(1, shape);
  const height = MAP.height * Math.max(1, 1 / shape);
  const whole = { x: (MAP.width - width) / 2, y: (MAP.height - height) / 2, width, height };
  return { zoom: 1, x: whole.x, y: whole.y, whole };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the visible part, in map units. */
function sizeOf({ zoom, whole }: Viewport): Size {
  return { width: whole.width / zoom, height: whole.height / zoom };
}

/** Whether a narrow map shows only Italy first, because no chosen point lies outside it. */
export function startsInItaly(chosen: readonly Point[]): boolean {
  return chosen.every((point) => isIn(ITALY_PART, point));
}

/**
 * The first viewport of a map.
 *
 * @param whole the whole map in its frame
 * @param framePx the width of the frame in CSS pixels
 */
export function startOf(whole: Viewport, framePx: number, chosen: readonly Point[]): Viewport {
  const mapPx = mapWidthPx(whole, framePx);
  // A short frame has room for a part only: names are placed for larger maps.
  const least = LEAST_MAP_PX / mapPx;
  if (framePx >= WHOLE_MAP_FROM_PX || !startsInItaly(chosen))
    return least > 1 ? italyAt(least, whole) : whole;
  const { width, height } = ITALY_PART;
  const zoom = Math.min(whole.whole.width / width, whole.whole.height / height);
  return italyAt(Math.max(least, zoom), whole);
}

/** The share of the frame that the ends of a route take, and that many stations do. */
const FILL = { ends: 0.64, many: 0.9 };
/** A short route keeps the country around it. */
const MOST_FOR_CHOICE = 5;

/**
 * The viewport with some points around its middle; the first one unless it is enlarged by `least`.
 */
export function viewOfAll(first: Viewport, points: readonly Point[], least = 1): Viewport {
  const { width, height } = first.whole;
  const middle = middleOf(points);
  const spread = Math.max(
    ...points.flatMap(({ x, y }) => [
      Math.abs(x - middle.x) / width,
      Math.abs(y - middle.y) / height,
    ]),
  );
  const zoom = (points.length > 2 ? FILL.many : FILL.ends) / 2 / spread;
  const bounded = Math.min(MOST_FOR_CHOICE, zoom);
  return bounded > least * first.zoom ? viewportAt({ ...middle, zoom: bounded }, first) : first;
}

/** Italy in the middle; in a short frame from Sicily, the Alps being above it. */
function italyAt(zoom: number, whole: Viewport): Viewport {
  const { x, y, width, height } = ITALY_PART;
  const shown = sizeOf({ ...whole, zoom }).height;
  return viewportAt({ x: x + width / 2, y: y + height - Math.min(shown, height) / 2, zoom }, whole);
}

/** The viewport with a point in its middle, as far as the map allows. */
export function viewportAt({ x, y, zoom }: ViewportPlace, view: Viewport): Viewport {
  const bounded = { ...view, zoom: clampZoom(zoom) };
  const { width, height } = sizeOf(bounded);
  return clampViewport({ ...bounded, x: x - width / 2, y: y - height / 2 });
}

/** The place of a viewport, which `viewportAt` reads. */
export function placeOfViewport(view: Viewport): ViewportPlace {
  const { width, height } = sizeOf(view);
  return { x: view.x + width / 2, y: view.y + height / 2, zoom: view.zoom };
}

/** The width of the whole map in CSS pixels, in a frame of some width. */
export function mapWidthPx({ zoom, whole }: Viewport, framePx: number): number {
  return (framePx * zoom * MAP.width) / whole.width;
}

/**
 * The width of the map in CSS pixels that names and symbols are drawn for: at least the smallest
 * that names are placed for, whose drawing a smaller map has as a whole.
 */
export function namedWidthPx(view: Viewport, framePx: number): number {
  return Math.max(LEAST_NAMED_PX, mapWidthPx(view, framePx));
}

/** The `viewBox` of a drawing for a viewport. */
export function viewBoxOf(view: Viewport): string {
  const { width, height } = sizeOf(view);
  return `${view.x} ${view.y} ${width} ${height}`;
}

/** The position of a point in the frame; below 0 or above 1 if it is out of view. */
export function placeOf({ x, y }: Point, view: Viewport): Shares {
  const { width, height } = sizeOf(view);
  return [(x - view.x) / width, (y - view.y) / height];
}

function clampZoom(zoom: number): number {
  return Math.min(MAXIMUM_ZOOM, Math.max(1, zoom));
}

/** Limits a viewport to the map. */
export function clampViewport(view: Viewport): Viewport {
  const bounded = { ...view, zoom: clampZoom(view.zoom) };
  const { whole } = view;
  const { width, height } = sizeOf(bounded);
  return {
    ...bounded,
    x: Math.min(whole.x + whole.width - width, Math.max(whole.x, view.x)),
    y: Math.min(whole.y + whole.height - height, Math.max(whole.y, view.y)),
  };
}

/** Zooms by a factor about a point of the frame, which keeps its position. */
export function zoomAt(view: Viewport, factor: number, [right, down]: Shares): Viewport {
  const zoomed = { ...view, zoom: clampZoom(view.zoom * factor) };
  const [before, after] = [sizeOf(view), sizeOf(zoomed)];
  return clampViewport({
    ...zoomed,
    x: view.x + right * (before.width - after.width),
    y: view.y + down * (before.height - after.height),
  });
}

/** Moves the map to the right and down by shares of the frame. */
export function panBy(view: Viewport, [right, down]: Shares): Viewport {
  const { width, height } = sizeOf(view);
  return clampViewport({ ...view, x: view.x - right * width, y: view.y - down * height });
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
  return viewportAt({ ...middleOf(points), zoom: view.zoom }, view);
}
