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
  readonly linePoints?: readonly Point[];
  /** Points of the lines that stand out, each as bad to hide as four others; a town's name is never put on them. */
  readonly chiefLinePoints?: readonly Point[];
};

type Point = readonly [x: number, y: number];

/** The greatest rank that has to be named: cities that a traveller looks for. */
export const NAMED_RANK = 2;

/** An anchor that a label may take: how much it hides in all, and how many points of the lines that stand out. */
type Candidate = PlacedLabel & { readonly hidden: number; readonly chief: number };

const GAP_PX = 3;
const LINE_HEIGHT = 1.2;
// The room kept for a text is an upper bound: at the map's edge this much of it may be missing.
const EDGE_PX = 2;
const CLEAR_PX = 3;
const CHIEF_WEIGHT = 4;
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
 * fewest line points, the earlier of {@link ANCHORS} on a tie. One of a rank above {@link NAMED_RANK} takes none that
 * hides points of the lines that stand out. A label with no free anchor asks
 * one placed label to move to another of its own, so that the two hide the least, and is left out when that does not
 * help; nor does one of those ranks move another onto such a line.
 *
 * @returns the placed labels, no two of them overlapping, in no particular order.
 */
export function placeLabels(labels: readonly Label[], surroundings: LabelSurroundings): PlacedLabel[] {
  const candidates = candidatesOf(labels, surroundings);
  const placed = new Map<string, Candidate>();
  const isFree = (candidate: PlacedLabel, exceptKey?: string) =>
    [...placed.values()].every(({ key, box }) => key === exceptKey || !overlaps(box, candidate.box));
  for (const { key, rank } of labels.toSorted((a, b) => a.rank - b.rank)) {
    const own = candidates.get(key) ?? [];
    const free = own.find((candidate) => isFree(candidate));
    if (free) placed.set(key, free);
    else makeRoom(own, rank <= NAMED_RANK, candidates, placed, isFree);
  }
  return [...placed.values()];
}

function makeRoom(
  own: readonly Candidate[],
  hasToBeNamed: boolean,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  placed: Map<string, Candidate>,
  isFree: (candidate: PlacedLabel, exceptKey?: string) => boolean,
): void {
  let best: readonly Candidate[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of own) {
    const [blocker, ...others] = [...placed.values()].filter(({ box }) => overlaps(box, candidate.box));
    if (!blocker || others.length > 0) continue;
    const moved = candidates
      .get(blocker.key)
      ?.find(
        (other) =>
          (hasToBeNamed || other.chief <= blocker.chief) &&
          !overlaps(other.box, candidate.box) &&
          isFree(other, blocker.key),
      );
    const hidden = moved ? candidate.hidden + moved.hidden - blocker.hidden : least;
    if (!moved || hidden >= least) continue;
    best = [candidate, moved];
    least = hidden;
  }
  for (const chosen of best) placed.set(chosen.key, chosen);
}

// For each label the anchors that stay inside the map and off the other stations, the clearest of lines first.
function candidatesOf(
  labels: readonly Label[],
  { scale, width, height, linePoints = [], chiefLinePoints = [] }: LabelSurroundings,
): ReadonlyMap<string, readonly Candidate[]> {
  const symbols = labels.map((label) => symbolBox(label, scale));
  const map: Box = {
    left: -EDGE_PX,
    top: -EDGE_PX,
    right: width * scale + EDGE_PX,
    bottom: height * scale + EDGE_PX,
  };
  const points = sortedByX(linePoints);
  const chiefPoints = sortedByX(chiefLinePoints);
  const candidates = new Map<string, readonly Candidate[]>();
  for (const [i, label] of labels.entries()) {
    const free = ANCHORS.map((anchor) => ({ key: label.key, anchor, box: labelBox(label, anchor, scale) }))
      .filter(
        ({ box }) =>
          contains(map, box) && !symbols.some((symbol, j) => j !== i && overlaps(grown(symbol), box)),
      )
      .map((candidate) => {
        const chief = countInside(chiefPoints, candidate.box, scale);
        return {
          ...candidate,
          chief,
          hidden: countInside(points, candidate.box, scale) + CHIEF_WEIGHT * chief,
        };
      })
      .filter(({ chief }) => chief === 0 || label.rank <= NAMED_RANK);
    candidates.set(
      label.key,
      free.sort((a, b) => a.hidden - b.hidden),
    );
  }
  return candidates;
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
function labelBox({ x, y, text, radiusPx, fontSizePx }: Label, anchor: Anchor, scale: number): Box {
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

// A name that nearly touches another station would be read as that one's.
function grown({ left, top, right, bottom }: Box): Box {
  return { left: left - CLEAR_PX, top: top - CLEAR_PX, right: right + CLEAR_PX, bottom: bottom + CLEAR_PX };
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

function sortedByX(points: readonly Point[]): readonly Point[] {
  return points.toSorted((a, b) => a[0] - b[0]);
}

// The points are sorted by x, so that only those in the box's columns are looked at.
function countInside(sorted: readonly Point[], box: Box, scale: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.[0] ?? 0) * scale <= box.left) low = middle + 1;
    else high = middle;
  }
  let inside = 0;
  for (let i = low; i < sorted.length; i++) {
    const [x, y] = sorted[i] ?? [0, 0];
    if (x * scale >= box.right) break;
    if (y * scale > box.top && y * scale < box.bottom) inside++;
  }
  return inside;
}
