import type { MapPoint } from '#app/domain/lines/polyline.ts';

/** How far the middle of a bent line lies beside the straight one, in pixels. */
const BEND = 10;

/** A shorter line is bent more, in pixels, so that more than two of its dots are seen. */
const SHORT = 50;
const MORE_BEND = 0.3;

/** The points along a bent line, ends included. */
const POINTS = 12;

/**
 * The point that bends a line to the south, as ships go around a coast: between two marks beside
 * each other more of it is seen than of a straight one.
 */
function bendOf([x, y]: MapPoint, [toX, toY]: MapPoint, pixel: number): MapPoint {
  const length = Math.hypot(toX - x, toY - y);
  const bend = BEND + MORE_BEND * Math.max(0, SHORT - length / pixel);
  const turn = (toX < x ? -2 : 2) * ((bend * pixel) / length);
  return [(x + toX) / 2 - (toY - y) * turn, (y + toY) / 2 + (toX - x) * turn];
}

/** The data of the path of a bent line, which stands for a boat or a bus. */
export function bentPath(from: MapPoint, to: MapPoint, pixel: number): string {
  const bend = bendOf(from, to, pixel).map(Math.round);
  return `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`;
}

/** Points along a bent line. */
export function bentPoints(from: MapPoint, to: MapPoint, pixel: number): readonly MapPoint[] {
  const bend = bendOf(from, to, pixel);
  return Array.from({ length: POINTS }, (_, at): MapPoint => {
    const share = at / (POINTS - 1);
    const along = (axis: 0 | 1) =>
      from[axis] * (1 - share) ** 2 + bend[axis] * 2 * share * (1 - share) + to[axis] * share ** 2;
    return [along(0), along(1)];
  });
}
