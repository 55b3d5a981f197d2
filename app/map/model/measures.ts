/** A point in map units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in map units. */
export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * The part that a phone shows first: Italy from edge to edge, in the proportions of the whole map.
 * widths.css has the same numbers, which a test compares.
 */
export const ITALY_PART: Rectangle = { x: 430, y: 598, width: 3480, height: 4006 };

/**
 * The frame's width in CSS pixels from which the whole map is shown first. widths.css has the same
 * number.
 */
export const WHOLE_MAP_FROM_PX = 435;

/** Whether a rectangle contains a point. */
export function isIn({ x, y, width, height }: Rectangle, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

/**
 * Widths of the map in CSS pixels for which names are placed before the map is measured. Between
 * two of them the drawing for the smaller one is enlarged. widths.css has a container query for
 * each.
 */
export const MAP_WIDTHS_PX = [280, 365, 400, 500, 560, 740] as const;
/** From this width on widths.css gives symbols and names their size once more; no names come in. */
export const SIZED_FROM_PX = 1000;

/**
 * Widths of the map in CSS pixels from which further stations are shown; a station of the generated
 * file has the place of its own in this list. The last is beyond the greatest zoom of a phone.
 */
export const SMALL_LEVELS_PX = [
  1_600, 2_500, 4_000, 6_300, 10_000, 16_000, 25_000, 40_000,
] as const;
