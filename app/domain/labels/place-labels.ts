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

/** A label with room: its box, and the anchor that tells how the text is aligned. */
export type PlacedLabel = { readonly key: string; readonly anchor: Anchor; readonly box: Box };

/** What the labels must keep clear of, besides each other. */
export type LabelSurroundings = {
  /** CSS pixels for each map unit: the map's width on the screen, times the zoom, over the width of its viewBox. */
  readonly scale: number;
  /** The map's own size in map units; a label that would leave it is not placed there. */
  readonly width: number;
  readonly height: number;
  /** Points of the drawn lines in map units; of two free anchors the one that hides fewer of them wins. */
  readonly linePoints?: readonly (readonly [x: number, y: number])[];
};

const GAP_PX = 3;
const LINE_HEIGHT = 1.2;
const WIDE = /[MWmw@—]/u;
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
    else if (WIDE.test(letter)) ems += 0.95;
    else if (CAPITAL.test(letter)) ems += 0.74;
    else ems += 0.6;
  }
  return ems * fontSize;
}

/**
 * Chooses which labels a map shows and where each stands, so that no label covers another or any station.
 *
 * Labels are taken by rank, and within a rank in the order given; each takes the free anchor that hides the
 * fewest line points, the earlier of {@link ANCHORS} on a tie, and is left out when no anchor is free.
 *
 * @returns the placed labels in the order of placing.
 */
export function placeLabels(labels: readonly Label[], surroundings: LabelSurroundings): PlacedLabel[] {
  const { scale, width, height, linePoints = [] } = surroundings;
  const symbols = labels.map((label) => symbolBox(label, scale));
  const map: Box = { left: 0, top: 0, right: width * scale, bottom: height * scale };
  const placed: PlacedLabel[] = [];
  const order = labels
    .map((label, i) => ({ label, i }))
    .sort((a, b) => a.label.rank - b.label.rank || a.i - b.i);
  for (const { label, i } of order) {
    let best: PlacedLabel | undefined;
    let bestHidden = Number.POSITIVE_INFINITY;
    for (const anchor of ANCHORS) {
      const box = labelBox(label, anchor, scale);
      if (!contains(map, box)) continue;
      if (symbols.some((symbol, j) => j !== i && overlaps(symbol, box))) continue;
      if (placed.some((other) => overlaps(other.box, box))) continue;
      const hidden = countInside(linePoints, box, scale);
      if (hidden < bestHidden) {
        best = { key: label.key, anchor, box };
        bestHidden = hidden;
      }
      if (hidden === 0) break;
    }
    if (best) placed.push(best);
  }
  return placed;
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

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

function countInside(points: readonly (readonly [number, number])[], box: Box, scale: number): number {
  let inside = 0;
  for (const [x, y] of points) {
    const px = x * scale;
    const py = y * scale;
    if (px > box.left && px < box.right && py > box.top && py < box.bottom) inside++;
  }
  return inside;
}
