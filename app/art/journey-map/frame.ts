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

/** The room around the line, for names, as a share of the frame. */
const MARGIN = { across: 0.2, along: 0.16 } as const;

/** The least room around the line, as a share of the frame. */
const LEAST_MARGIN = 0.08;

/** The most room that a name at one side gets. */
const MOST_ACROSS = 0.27;

/** The room that a name of some share of the frame needs beside its mark. */
export function roomFor(share: number): number {
  return Math.min(MOST_ACROSS, Math.max(MARGIN.across, share));
}

/** Map units of a pixel of a picture 560 wide; more where its letters are larger than usual. */
export function pixelOf({ width }: Frame, letters: number): number {
  return Math.max(width / 560, letters / 24);
}

/** A little of the land beyond the map is drawn too, so that no mark at its edge is cut. */
const EDGE = 40;

/** The smallest and the greatest coordinate of some points in one direction. */
type Range = readonly [start: number, end: number];

/** The room for names at the left and at the right, as shares of the frame. */
type Room = readonly [left: number, right: number];

/**
 * The part of the map that shows some points with room for names around them. It leaves the map
 * only as far as the points need.
 *
 * @param ratio its width divided by its height
 * @param room more room for names than usual
 */
export function frameAround(
  points: readonly MapPoint[],
  ratio: number,
  room: Room = [MARGIN.across, MARGIN.across],
): Frame {
  const [before, after] = room;
  const [xs, ys] = [rangeOf(points.map(([x]) => x)), rangeOf(points.map(([, y]) => y))];
  const across = sizeWith(xs, before + after);
  const width = Math.round(
    Math.max(
      LEAST_WIDTH,
      Math.min(across, GEOGRAPHY.width),
      sizeWith(xs, 2 * LEAST_MARGIN),
      sizeWith(ys, 2 * MARGIN.along) * ratio,
    ),
  );
  const height = Math.round(width / ratio);
  return {
    left: startOf({ size: width, range: xs, mapSize: GEOGRAPHY.width, before, after }),
    top: startOf({ size: height, range: ys, mapSize: GEOGRAPHY.height }),
    width,
    height,
  };
}

function rangeOf(coordinates: readonly number[]): Range {
  return [Math.min(...coordinates), Math.max(...coordinates)];
}

/** The size of a frame that leaves a share of it empty beside the points. */
function sizeWith([start, end]: Range, empty: number): number {
  return (end - start) / (1 - empty);
}

interface Placed {
  /** That of the frame. */
  readonly size: number;
  /** That of the points. */
  readonly range: Range;
  readonly mapSize: number;
  /** The room for names on both sides, as shares of the frame; as much on one as on the other. */
  readonly before?: number;
  readonly after?: number;
}

/** Where a frame begins that has the points in its middle, or nearest to that inside the map. */
function startOf({ size, range, mapSize, before = 0, after = 0 }: Placed): number {
  const [start, end] = range;
  const room = LEAST_MARGIN * size;
  const first = Math.min(-EDGE, start - room);
  const last = Math.max(mapSize + EDGE, end + room) - size;
  const [least, most] = [Math.min(first, last), Math.max(first, last)];
  const wanted = (start + end - (1 + before - after) * size) / 2;
  return Math.round(Math.max(least, Math.min(most, wanted)));
}
