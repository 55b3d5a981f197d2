import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import type { Geography } from '#app/data/network/map-schema.ts';
import { findWay } from './find-way.ts';
import type { Segment } from './segments.ts';

/**
 * Finds the way of each popular route over the tracks, and shares the segments out among them: a stretch of line stands for the
 * shortest route that runs over it. Between Florence and Bologna that is Florence to Bologna, not Rome to Milan, which can be
 * chosen in the list and along its other stretches.
 *
 * @returns the routes in the order of the list, each in its more usual direction
 */
export function routeSegments(segments: readonly Segment[]): Geography['routes'] {
  const pairs = POPULAR_ROUTES.slice(0, POPULAR_ROUTES.length / 2);
  const ways = new Map(pairs.map((pair) => [pair, findWay(pair.departure, pair.arrival, segments)]));
  const owners = new Map<number, (typeof pairs)[number]>();
  for (const route of pairs.toSorted((a, b) => a.distanceKm - b.distanceKm)) {
    for (const step of ways.get(route) ?? []) {
      const segment = step < 0 ? -step - 1 : step;
      if (!owners.has(segment)) owners.set(segment, route);
    }
  }
  return pairs.map((route) => {
    const own = [...owners].filter(([, owner]) => owner === route).map(([segment]) => segment);
    const { departure, arrival } = route;
    return {
      departure,
      arrival,
      way: [...(ways.get(route) ?? [])],
      segments: own.toSorted((a, b) => a - b),
    };
  });
}
