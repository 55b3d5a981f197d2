import {
  isReversed,
  linksByPlace,
  railwayCost,
  shortestPaths,
  stepsTo,
} from '#app/domain/lines/shortest-paths.ts';
import type { Segment } from './segments.ts';

/**
 * Finds the shortest path over the drawn tracks between two places.
 *
 * @returns the segments in the order of travel by their places in the list; one that is run from
 * its last point to its first is named by `-place - 1`
 * @throws RangeError when no tracks join the two
 */
export function findPath(
  from: string,
  to: string,
  segments: readonly Segment[],
): readonly number[] {
  const links = segments.map((segment, place) => ({
    place,
    ends: [segment.from, segment.to] as const,
    cost: railwayCost(lengthOf(segment), segment.kind),
  }));
  const steps = stepsTo(shortestPaths(linksByPlace(links), from), to);
  if (steps.length === 0 && from !== to) throw new RangeError(`No tracks from ${from} to ${to}`);
  return steps.map((step) => (isReversed(step) ? -step.link.place - 1 : step.link.place));
}

function lengthOf({ points }: Segment): number {
  let length = 0;
  for (const [i, [x, y]] of points.entries()) {
    const previous = points[i - 1];
    if (previous) length += Math.hypot(x - previous[0], y - previous[1]);
  }
  return length;
}
