import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { readPath } from '#app/domain/lines/drawn-path.ts';
import {
  type Link,
  linksByPlace,
  railwayCost,
  type ShortestPaths,
  shortestPaths,
  stepsTo,
} from '#app/domain/lines/shortest-paths.ts';
import type { Point } from './measures.ts';

/** A stretch of line between two places, each written as its coordinates: «852 1301». */
export interface Stretch extends Link {
  readonly path: string;
  readonly kind: (typeof GEOGRAPHY.segments)[number]['kind'];
}

/** The name of a place in the graph. */
export const placeAt = ({ x, y }: Point): string => `${x} ${y}`;

/** All stretches of line, in the order of the map's segments. */
export const STRETCHES: readonly Stretch[] = GEOGRAPHY.segments.map(({ path, kind }) => {
  const { start, curves } = readPath(path);
  const [x, y] = start;
  const end = { x, y };
  let length = 0;
  for (const [, , , , right, down] of curves) {
    end.x += right;
    end.y += down;
    // About: along the ends of the curves.
    length += Math.hypot(right, down);
  }
  return { path, kind, cost: railwayCost(length, kind), ends: [placeAt({ x, y }), placeAt(end)] };
});

const STRETCHES_AT = linksByPlace(STRETCHES);

/** Finds the shortest paths from a place to all others. */
export function pathsFrom(from: Point): ShortestPaths<Stretch> {
  return shortestPaths(STRETCHES_AT, placeAt(from));
}

/**
 * The stretches of the shortest paths from a place to some others, each once. Places that the lines
 * do not reach have none.
 */
export function stretchesTo(from: Point, to: readonly Point[]): readonly Stretch[] {
  const paths = pathsFrom(from);
  const steps = to.flatMap((end) => stepsTo(paths, placeAt(end)));
  return [...new Set(steps.map(({ link }) => link))];
}

/** The places where only one of some stretches ends, each written as its coordinates. */
export function lastPlaces(stretches: readonly Stretch[]): readonly string[] {
  const places = Map.groupBy(
    stretches.flatMap(({ ends }) => ends),
    (place) => place,
  );
  return [...places].flatMap(([place, ends]) => (ends.length === 1 ? [place] : []));
}
