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

/** What a phone shows first: Italy from edge to edge, in the shape of the whole map. The style sheet knows it too. */
export const ITALY_PART: Rectangle = { x: 430, y: 598, width: 3480, height: 4006 };

/** Tells whether a point lies in a part of the map. */
export function isIn({ x, y, width, height }: Rectangle, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

/** Where each sea has room for its name, in map units, and the turn that follows its coast, in degrees. */
export const SEAS = [
  ['adriatic', 3010, 2210, 38],
  ['tyrrhenian', 2060, 3330, 0],
  ['ionian', 3530, 4470, 0],
] as const;

/**
 * The widths of the map, in CSS pixels, from which more names have room. Before the map is measured it looks at each width
 * as at the widest of these that is not wider, made larger as a whole; the style sheet knows them too.
 */
export const MAP_WIDTHS_PX = [280, 300, 330, 365, 400, 440, 500, 560, 640, 740, 860, 1000] as const;

/**
 * The class of what is drawn on maps of some widths only, for a map that is not measured yet: the style sheet then leaves
 * out what has no room. Undefined where none of those widths has.
 *
 * @param fromPx the width of the map from which it is drawn, in CSS pixels
 * @param untilPx the width from which it is not drawn any more
 */
export function widthClass(fromPx: number, untilPx = Number.POSITIVE_INFINITY): string | undefined {
  const from = MAP_WIDTHS_PX.findIndex((px) => px >= fromPx);
  const until = MAP_WIDTHS_PX.findIndex((px) => px >= untilPx);
  if (from === -1 || from === until) return undefined;
  return [from > 0 && `map-from-${from}`, until !== -1 && `map-until-${until}`].filter(Boolean).join(' ');
}
