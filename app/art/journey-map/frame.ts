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

/** Places beyond the map are drawn this far from its edge. */
const EDGE = 40;

/** A place on the map; for one beyond it the nearest place at its edge. */
export function onMap([x, y]: MapPoint): MapPoint {
  const { width, height } = GEOGRAPHY;
  return [
    Math.round(Math.min(width - EDGE, Math.max(EDGE, x))),
    Math.round(Math.min(height - EDGE, Math.max(EDGE, y))),
  ];
}

/** The room for names at the left and at the right, as shares of the frame. */
type Room = readonly [left: number, right: number];

/**
 * The part of the map that shows some points with room for names around them, as far as the map
 * and the strip around it reach.
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
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const across = (right - left) / (1 - before - after);
  const along = (bottom - top) / (1 - 2 * MARGIN.along);
  // Wider than the map only where a long way from north to south would not be seen whole.
  const needed = Math.max(LEAST_WIDTH, Math.min(GEOGRAPHY.width, across), along * ratio);
  const width = Math.round(Math.min(GEOGRAPHY.height * ratio, needed));
  const height = Math.round(width / ratio);
  // A little of the land beyond the map is drawn too, so that no mark at its edge is cut.
  const within = (start: number, end: number) => {
    const [one, other] = [-EDGE, end + EDGE];
    return Math.max(Math.min(one, other), Math.min(Math.max(one, other), Math.round(start)));
  };
  return {
    left: within((left + right - (1 + before - after) * width) / 2, GEOGRAPHY.width - width),
    top: within((top + bottom - height) / 2, GEOGRAPHY.height - height),
    width,
    height,
  };
}
