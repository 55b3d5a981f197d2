/** A point of the map, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the map, in map units. */
export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * What a phone shows first: Italy from edge to edge, in the shape of the whole map. The style sheet
 * knows it too.
 */
export const ITALY_PART: Rectangle = { x: 430, y: 598, width: 3480, height: 4006 };

/** Tells whether a point lies in a part of the map. */
export function isIn({ x, y, width, height }: Rectangle, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

/**
 * Widths of the map in CSS pixels, among those that names are placed for. Before it is measured it
 * looks at each width as at the widest of these that is not wider, made larger as a whole; the
 * style sheet knows them too.
 */
export const MAP_WIDTHS_PX = [280, 365, 400, 500, 560, 740, 1000] as const;
