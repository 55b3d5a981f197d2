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
