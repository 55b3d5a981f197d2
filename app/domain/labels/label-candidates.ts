import {
  ANCHORS,
  type Anchor,
  type Box,
  contains,
  grown,
  type Label,
  labelBox,
  symbolBox,
} from './label-boxes.ts';

type Point = readonly [x: number, y: number];

/** What the labels must keep clear of, besides each other. */
export type LabelSurroundings = {
  /** CSS pixels for each map unit: the map's width on the screen, times the zoom, over the width of its viewBox. */
  readonly scale: number;
  /** The map's own size in map units; a label that would leave it is not placed there. */
  readonly width: number;
  readonly height: number;
  /** Points of the drawn lines in map units; of two free anchors the one that hides fewer of them wins. */
  readonly linePoints?: readonly Point[];
  /** Points of the lines that stand out, each as bad to hide as ten others; a town's name is never put on them. */
  readonly chiefLinePoints?: readonly Point[];
};

/** A label with room: its box, and the anchor that tells how the text is aligned. */
export type PlacedLabel = { readonly key: string; readonly anchor: Anchor; readonly box: Box };

/** An anchor that a label may take: how much it hides in all, and how many points of the lines that stand out. */
export type Candidate = PlacedLabel & { readonly hidden: number; readonly chief: number };

/** The greatest rank that has to be named: cities that a traveller looks for. */
export const NAMED_RANK = 2;

// The room kept for a text is an upper bound: at the map's edge this much of it may be missing, and a share of a text that
// begins or ends at its station.
const EDGE_PX = 2;
const EDGE_SHARE = 0.07;
// A name that touches a line that stands out looks like one on top of it.
const CHIEF_CLEAR_PX = 4;
const CHIEF_WEIGHT = 10;
/** How bad it is to hide a station not yet shown, by its rank. */
const STATION_WEIGHTS = [0, 9, 6, 5, 2, 1];

/**
 * Finds for each label the anchors that stay inside the map, the one that hides the least first, the earlier of
 * {@link ANCHORS} on a tie. One of a rank above {@link NAMED_RANK} gets none that hides points of the lines that stand out.
 */
export function labelCandidates(
  labels: readonly Label[],
  { scale, width, height, linePoints = [], chiefLinePoints = [] }: LabelSurroundings,
): ReadonlyMap<string, readonly Candidate[]> {
  const map = { left: 0, top: 0, right: width * scale, bottom: height * scale };
  const points = sortedByX(linePoints);
  const chiefPoints = sortedByX(chiefLinePoints);
  const stations = labels
    .map(({ x, y, rank, key }) => ({
      x: x * scale,
      y: y * scale,
      key,
      weight: STATION_WEIGHTS[Math.floor(rank)] ?? 1,
    }))
    .toSorted((a, b) => a.x - b.x);
  return new Map(
    labels.map((label) => {
      const candidates = ANCHORS.map((anchor) => ({
        key: label.key,
        anchor,
        box: labelBox(label, anchor, scale),
      }))
        .filter(({ anchor, box }) => {
          const share = anchor === 'n' || anchor === 's' ? 0 : EDGE_SHARE * (box.right - box.left);
          return contains(grown(map, EDGE_PX + share, EDGE_PX), box);
        })
        .map((candidate): Candidate => {
          const { box } = candidate;
          const chief = countInside(chiefPoints, grown(box, CHIEF_CLEAR_PX, CHIEF_CLEAR_PX / 2), scale);
          let hidden = countInside(points, box, scale) + CHIEF_WEIGHT * chief;
          for (const { x, y, key, weight } of stations) {
            const isInside = x > box.left && x < box.right && y > box.top && y < box.bottom;
            if (isInside && key !== label.key) hidden += weight;
          }
          return { ...candidate, chief, hidden };
        })
        .filter(({ chief }) => chief === 0 || label.rank <= NAMED_RANK)
        .toSorted((a, b) => a.hidden - b.hidden);
      return [label.key, candidates];
    }),
  );
}

const CLEAR_PX = 3;
const RING_RADIUS_PX = 5;
/** How far aside of a name in its row another station's symbol is taken for the name's own. */
const MISTAKEN_PX = { ring: 34, beyond: 24, dot: 14, level: 10 };
/** How much of a symbol's height has to be in the name's row. */
const ROW_PX = 2;

/** Tells whether a name covers another station's symbol, or nearly touches it. */
export function isOn({ box }: PlacedLabel, station: Label, scale: number): boolean {
  const symbol = grown(symbolBox(station, scale), CLEAR_PX);
  return (
    box.left < symbol.right && symbol.left < box.right && box.top < symbol.bottom && symbol.top < box.bottom
  );
}

/**
 * Tells whether a name would be read as another station's: that one's symbol stands in the name's row and near, while
 * the name's own is above or below. A name level with its own symbol is mistaken only right
 * beside the other, and one with its own symbol on the other's side only nearer to it.
 */
export function isMistakenFor({ anchor, box }: PlacedLabel, station: Label, scale: number): boolean {
  const { left, top, right, bottom } = symbolBox(station, scale);
  if (top >= box.bottom - ROW_PX || bottom <= box.top + ROW_PX) return false;
  const isLevel = anchor === 'e' || anchor === 'w';
  const isBeyond = left > box.right ? anchor.includes('w') : anchor.includes('e');
  const isRing = station.radiusPx > RING_RADIUS_PX;
  const near = isLevel
    ? MISTAKEN_PX.level
    : isRing && isBeyond
      ? MISTAKEN_PX.beyond
      : isRing
        ? MISTAKEN_PX.ring
        : MISTAKEN_PX.dot;
  return left - box.right < near && box.left - right < near;
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
