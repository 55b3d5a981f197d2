/** The part of the map on the screen: how many times it is enlarged, and its left upper corner in map units. */
export interface Viewport {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The size of a map, in its own units. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** A point of the map, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the map can be enlarged: at eight times, Turin's two stations stand apart on a phone. */
export const MAXIMUM_ZOOM = 8;

/** All of the map. */
export const WHOLE: Viewport = { zoom: 1, x: 0, y: 0 };

/** Keeps a viewport on the map. */
export function clampViewport({ zoom, x, y }: Viewport, { width, height }: MapSize): Viewport {
  const bounded = Math.min(MAXIMUM_ZOOM, Math.max(1, zoom));
  return {
    zoom: bounded,
    x: Math.min(width - width / bounded, Math.max(0, x)),
    y: Math.min(height - height / bounded, Math.max(0, y)),
  };
}

/**
 * Enlarges the map `factor` times about a point that stays where it is on the screen.
 *
 * @param at the point, as shares of the screen's width and height, 0 to 1
 */
export function zoomAt(
  view: Viewport,
  factor: number,
  at: readonly [number, number],
  size: MapSize,
): Viewport {
  const zoom = Math.min(MAXIMUM_ZOOM, Math.max(1, view.zoom * factor));
  const gained = 1 / view.zoom - 1 / zoom;
  return clampViewport(
    { zoom, x: view.x + at[0] * size.width * gained, y: view.y + at[1] * size.height * gained },
    size,
  );
}

/** Moves the map by shares of the screen: what was at the left edge goes `right` of it. */
export function panBy(view: Viewport, [right, down]: readonly [number, number], size: MapSize): Viewport {
  return clampViewport(
    {
      zoom: view.zoom,
      x: view.x - (right * size.width) / view.zoom,
      y: view.y - (down * size.height) / view.zoom,
    },
    size,
  );
}

const CENTRE = [0.5, 0.5] as const;
/** A point at the very edge is in view, whatever its share is rounded to. */
const ROUNDING = 1e-6;

/**
 * Tells where the middle of some points is on the screen, as shares of its width and height; the middle of the screen
 * where it is not in view, and without points.
 */
export function shareOf(
  view: Viewport,
  points: readonly Point[],
  { width, height }: MapSize,
): readonly [x: number, y: number] {
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = ((middle(points.map((point) => point.x)) - view.x) * view.zoom) / width;
  const y = ((middle(points.map((point) => point.y)) - view.y) * view.zoom) / height;
  const isInView = [x, y].every((share) => share > -ROUNDING && share < 1 + ROUNDING);
  return isInView ? [x, y] : CENTRE;
}

/** The share of the screen at each of its edges where a point is hardly in view. */
const EDGE = 0.08;

/** Moves the map so that points are in view, their middle in the middle; where all are in view already it stays. */
export function revealed(view: Viewport, points: readonly Point[], { width, height }: MapSize): Viewport {
  const [across, down] = [width / view.zoom, height / view.zoom];
  const isSeen = ({ x, y }: Point) => {
    const [right, below] = [(x - view.x) / across, (y - view.y) / down];
    return right > EDGE && right < 1 - EDGE && below > EDGE && below < 1 - EDGE;
  };
  if (view.zoom === 1 || points.every(isSeen)) return view;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = (Math.min(...xs) + Math.max(...xs) - across) / 2;
  const y = (Math.min(...ys) + Math.max(...ys) - down) / 2;
  return clampViewport({ zoom: view.zoom, x, y }, { width, height });
}
