import { entryAt } from '../entries.ts';
import { firstIndexWhere } from '../first-index.ts';
import { readPath } from './drawn-path.ts';

/** A point of the map: map units from its upper left corner. */
export type MapPoint = readonly [x: number, y: number];

/** A line through points, with the length from its first point to each of them, in map units. */
export interface Polyline {
  readonly points: readonly MapPoint[];
  readonly lengths: readonly number[];
}

/** The place on a line that is nearest to a point. */
export interface NearestPlace {
  /** From the line's first point to the place, in map units. */
  readonly at: number;
  /** From the point to the place, likewise. */
  readonly distance: number;
}

/** Longer pieces of a curve look bent where it is turned into a polyline. */
const PIECE = 12;

/**
 * Turns the data of a drawn line, as `readPath` reads it, into a polyline.
 *
 * @param pieceLength about how long its pieces are, in map units
 */
export function flattenPath(path: string, pieceLength = PIECE): Polyline {
  const { start: first, curves } = readPath(path);
  const points: MapPoint[] = [first];
  let start = first;
  for (const [x1, y1, x2, y2, x3, y3] of curves) {
    const pieces = Math.max(1, Math.round(Math.hypot(x3, y3) / pieceLength));
    for (let piece = 1; piece <= pieces; piece++) {
      const t = piece / pieces;
      // Bernstein's polynomials; the curve's first point is the origin.
      const [a, b, c] = [3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
      points.push([start[0] + a * x1 + b * x2 + c * x3, start[1] + a * y1 + b * y2 + c * y3]);
    }
    start = [start[0] + x3, start[1] + y3];
  }
  return polylineOf(points);
}

/** Measures a line through points. */
export function polylineOf(points: readonly MapPoint[]): Polyline {
  const lengths = [0];
  for (const [i, point] of points.slice(1).entries())
    lengths.push(entryAt(lengths, i) + distanceBetween(entryAt(points, i), point));
  return { points, lengths };
}

/** The length of a line, in map units. */
export function lengthOf({ lengths }: Polyline): number {
  return entryAt(lengths, lengths.length - 1);
}

/** The distance between two points, in map units. */
export function distanceBetween([x, y]: MapPoint, [otherX, otherY]: MapPoint): number {
  return Math.hypot(otherX - x, otherY - y);
}

/** Finds the place on a line that is nearest to a point. */
export function nearestPlace({ points, lengths }: Polyline, [x, y]: MapPoint): NearestPlace {
  let nearest: NearestPlace = { at: 0, distance: Number.POSITIVE_INFINITY };
  for (const [i, end] of points.entries()) {
    const start = points[i - 1];
    if (!start) continue;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const square = dx * dx + dy * dy;
    const along = square === 0 ? 0 : ((x - start[0]) * dx + (y - start[1]) * dy) / square;
    const part = Math.min(1, Math.max(0, along));
    const distance = Math.hypot(start[0] + part * dx - x, start[1] + part * dy - y);
    if (distance >= nearest.distance) continue;
    nearest = { at: entryAt(lengths, i - 1) + part * Math.sqrt(square), distance };
  }
  return nearest;
}

/**
 * The points from one place of a line to another, both included; in the other direction where the
 * first place is after the second.
 */
export function pointsBetween(line: Polyline, from: number, to: number): readonly MapPoint[] {
  if (from > to) return pointsBetween(line, to, from).toReversed();
  const between = line.points.filter((_, i) => {
    const length = entryAt(line.lengths, i);
    return length > from && length < to;
  });
  return [pointAt(line, from), ...between, pointAt(line, to)];
}

/** The point at a length from a line's first point; the last point beyond the line's end. */
export function pointAt({ points, lengths }: Polyline, length: number): MapPoint {
  const last = points.length - 1;
  const after = firstIndexWhere(0, last, (at) => entryAt(lengths, at) >= length);
  const end = entryAt(points, after);
  if (after === 0) return end;
  const start = entryAt(points, after - 1);
  const [startLength, endLength] = [entryAt(lengths, after - 1), entryAt(lengths, after)];
  if (endLength <= startLength || endLength < length) return end;
  const part = (length - startLength) / (endLength - startLength);
  return [start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])];
}

/**
 * Leaves points out that are nearer to the rest of the line than a distance (Douglas and Peucker,
 * 1973).
 */
export function simplified(points: readonly MapPoint[], distance: number): readonly MapPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const chord = polylineOf([first, last]);
  let [farthest, most] = [0, distance];
  for (const [i, point] of points.entries()) {
    const away = nearestPlace(chord, point).distance;
    if (away > most) [farthest, most] = [i, away];
  }
  if (farthest === 0) return [first, last];
  const before = simplified(points.slice(0, farthest + 1), distance);
  return [...before, ...simplified(points.slice(farthest), distance).slice(1)];
}
