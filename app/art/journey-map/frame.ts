import { GEOGRAPHY } from '#app/data/network/railways.ts';
import type { MapPoint } from '#app/domain/lines/polyline.ts';

/** A part of the map, in map units. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Even the shortest journey shows this much of the land, in map units: about 100 km. */
const LEAST_WIDTH = 340;

/** The room around the way, for names, as a share of the frame. */
const MARGIN = { across: 0.2, along: 0.16 } as const;

/** The least room around the way, as a share of the frame. */
const LEAST_MARGIN = 0.08;

/** A little of the land beyond the map is drawn too, so that no mark at its edge is cut. */
const EDGE = 40;

/** The smallest and the greatest coordinate of some points in one direction. */
type Range = readonly [start: number, end: number];

/**
 * The part of the map that shows some points with room for names around them. It leaves the map only
 * as far as the points need.
 *
 * @param ratio its width divided by its height
 */
export function frameAround(points: readonly MapPoint[], ratio: number): Frame {
  const [xs, ys] = [rangeOf(points.map(([x]) => x)), rangeOf(points.map(([, y]) => y))];
  const across = sizeWith(xs, MARGIN.across);
  const width = Math.round(
    Math.max(
      LEAST_WIDTH,
      Math.min(across, GEOGRAPHY.width),
      sizeWith(xs, LEAST_MARGIN),
      sizeWith(ys, MARGIN.along) * ratio,
    ),
  );
  const height = Math.round(width / ratio);
  return {
    left: startOf(width, xs, GEOGRAPHY.width),
    top: startOf(height, ys, GEOGRAPHY.height),
    width,
    height,
  };
}

function rangeOf(coordinates: readonly number[]): Range {
  return [Math.min(...coordinates), Math.max(...coordinates)];
}

/** The size of a frame that has a margin on both sides of the points. */
function sizeWith([start, end]: Range, margin: number): number {
  return (end - start) / (1 - 2 * margin);
}

/** Where a frame begins that has the points in its middle, or nearest to that inside the map. */
function startOf(size: number, [start, end]: Range, mapSize: number): number {
  const room = LEAST_MARGIN * size;
  const first = Math.min(-EDGE, start - room);
  const last = Math.max(mapSize + EDGE, end + room) - size;
  const [least, most] = [Math.min(first, last), Math.max(first, last)];
  return Math.round(Math.max(least, Math.min(most, (start + end - size) / 2)));
}
