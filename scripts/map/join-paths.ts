import { type Curve, readPath } from '#app/domain/lines/drawn-path.ts';
import { curvePath } from './paths.ts';

/** A stretch of a line to draw, in the direction of travel. */
export interface Stretch {
  readonly path: string;
  readonly isReversed: boolean;
}

/**
 * Joins stretches, as `readPath` reads them, into one path from the first to the last, so that it
 * can draw itself: several paths in one would all begin at the same time.
 */
export function joinPaths(stretches: readonly Stretch[]): string {
  const drawn = stretches.map(({ path, isReversed }) => {
    const { start, curves } = readPath(path);
    if (!isReversed) return { start, curves };
    const [x, y] = start;
    const end = [
      curves.reduce((sum, curve) => sum + curve[4], x),
      curves.reduce((sum, curve) => sum + curve[5], y),
    ] as const;
    return { start: end, curves: curves.toReversed().map(reversed) };
  });
  const [first] = drawn;
  return first ? curvePath({ start: first.start, curves: drawn.flatMap((d) => d.curves) }) : '';
}

/** A curve run backwards has its handles in the other order, measured from its end. */
function reversed([x1, y1, x2, y2, x, y]: Curve): Curve {
  return [x2 - x, y2 - y, x1 - x, y1 - y, -x, -y];
}
