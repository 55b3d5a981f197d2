import type { Segment } from './segments.ts';

/** High-speed trains keep to their own railway even where an older one is shorter. */
const HIGH_SPEED_LENGTH = 0.8;

type Way = { length: number; segments: readonly number[] };

/**
 * Finds the shortest way over the drawn tracks between two places.
 *
 * @returns the segments in the order of travel by their places in the list; one that is run from
 * its last point to its first is named by `-place - 1`
 * @throws RangeError when no tracks join the two
 */
export function findWay(from: string, to: string, segments: readonly Segment[]): readonly number[] {
  const open = new Map<string, Way>([[from, { length: 0, segments: [] }]]);
  const done = new Set<string>();
  while (open.size > 0) {
    const [place, way] = [...open].reduce((a, b) => (b[1].length < a[1].length ? b : a));
    if (place === to) return way.segments;
    open.delete(place);
    done.add(place);
    for (const [i, segment] of segments.entries()) {
      const next =
        segment.from === place ? segment.to : segment.to === place ? segment.from : undefined;
      if (next === undefined || done.has(next)) continue;
      const length =
        way.length + (segment.kind === 'high-speed' ? HIGH_SPEED_LENGTH : 1) * lengthOf(segment);
      if (length < (open.get(next)?.length ?? Number.POSITIVE_INFINITY)) {
        open.set(next, { length, segments: [...way.segments, next === segment.to ? i : -i - 1] });
      }
    }
  }
  throw new RangeError(`No tracks from ${from} to ${to}`);
}

function lengthOf({ points }: Segment): number {
  let length = 0;
  for (const [i, [x, y]] of points.entries()) {
    const previous = points[i - 1];
    if (previous) length += Math.hypot(x - previous[0], y - previous[1]);
  }
  return length;
}
