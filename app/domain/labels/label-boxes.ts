/** A label to place: the station's key, its point on the map, and the size of its text in CSS pixels. */
export type Label = {
  readonly key: string;
  /** Map units. */
  readonly x: number;
  /** Map units. */
  readonly y: number;
  readonly text: string;
  /** Lower is placed first. */
  readonly rank: number;
  /** The station's symbol, from its centre to its edge, in CSS pixels. */
  readonly radiusPx: number;
  readonly fontSizePx: number;
};

/** Where a label stands beside its station, in the order in which the places are tried. */
export const ANCHORS = ['e', 'w', 'ne', 'se', 'nw', 'sw', 'n', 's'] as const;
export type Anchor = (typeof ANCHORS)[number];

/** A rectangle in CSS pixels of the unpanned map. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const GAP_PX = 3;
// From the ascenders to the descenders of both faces.
const LINE_HEIGHT = 1.06;
const WIDE = /[MWmw@—]/u;
const SLIM = /[rtf]/u;
const NARROW = /[Iijl.,'’ |/()-]/u;
const CAPITAL = /\p{Lu}/u;

/**
 * Estimates how wide a text is, in the unit of `fontSize`.
 *
 * The factors are an upper bound for the site's two faces in their medium weight, so that a real label is never
 * wider than the room that was kept for it.
 */
export function estimateTextWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) ems += 0.36;
    else if (SLIM.test(letter)) ems += 0.46;
    else if (WIDE.test(letter)) ems += 0.95;
    else if (CAPITAL.test(letter)) ems += 0.74;
    else ems += 0.6;
  }
  return ems * fontSize;
}

/** The room that a station's symbol takes, in CSS pixels of the unpanned map. */
export function symbolBox({ x, y, radiusPx }: Label, scale: number): Box {
  return {
    left: x * scale - radiusPx,
    top: y * scale - radiusPx,
    right: x * scale + radiusPx,
    bottom: y * scale + radiusPx,
  };
}

/** The room that a label takes at an anchor, in CSS pixels of the unpanned map. */
export function labelBox({ x, y, text, radiusPx, fontSizePx }: Label, anchor: Anchor, scale: number): Box {
  const width = estimateTextWidth(text, fontSizePx);
  const height = fontSizePx * LINE_HEIGHT;
  const away = radiusPx + GAP_PX;
  // A diagonal label starts where the circle's edge is at 45 degrees.
  const aside = anchor.length === 2 ? away * Math.SQRT1_2 : away;
  const west = anchor.includes('w');
  const north = anchor.includes('n');
  const level = anchor === 'e' || anchor === 'w';
  const upright = anchor === 'n' || anchor === 's';
  const left = x * scale + (upright ? -width / 2 : west ? -aside - width : aside);
  const top = y * scale + (level ? -height / 2 : north ? -aside - height : aside);
  return { left, top, right: left + width, bottom: top + height };
}

/** Tells whether two boxes share any area; touching edges do not count. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Makes a box larger by so many pixels on each side. */
export function grown({ left, top, right, bottom }: Box, aside: number, above = aside): Box {
  return { left: left - aside, top: top - above, right: right + aside, bottom: bottom + above };
}

/** Tells whether a box lies inside another; touching edges do. */
export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
