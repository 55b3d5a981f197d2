import type { Point } from './projection.ts';

/**
 * Leaves out the points of a line that matter least to its shape (Visvalingam and Whyatt, 1993).
 *
 * Again and again the point whose triangle with its two neighbours is smallest goes, until every
 * triangle is at least `minimumArea`. The ends stay, and so do enough points to keep a closed line
 * open to the eye.
 */
export function simplify(points: readonly Point[], minimumArea: number): Point[] {
  const closed = points.length > 2 && samePoint(points[0], points.at(-1));
  const fewest = closed ? 5 : 2;
  const kept = [...points];
  const areas = kept.map((_, i) => triangleArea(kept[i - 1], kept[i], kept[i + 1]));
  while (kept.length > fewest) {
    const smallest = areas.reduce((least, area) => Math.min(least, area));
    if (smallest >= minimumArea) break;
    const at = areas.indexOf(smallest);
    kept.splice(at, 1);
    areas.splice(at, 1);
    // A point never counts for less than one that went before it, or a whole bay goes point by
    // point.
    for (const i of [at - 1, at]) {
      if (areas[i] !== undefined) {
        areas[i] = Math.max(smallest, triangleArea(kept[i - 1], kept[i], kept[i + 1]));
      }
    }
  }
  return kept;
}

function triangleArea(a: Point | undefined, b: Point | undefined, c: Point | undefined): number {
  if (!a || !b || !c) return Number.POSITIVE_INFINITY;
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

function samePoint(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}
