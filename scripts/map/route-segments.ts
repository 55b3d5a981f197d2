import { POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import type { Geography } from '#app/data/network/map-schema.ts';
import { findPath } from './find-path.ts';
import { joinPaths } from './join-paths.ts';
import type { Segment } from './segments.ts';

/**
 * Finds the path of each popular route over the tracks, and assigns the segments to the routes: a
 * stretch of line belongs to the shortest route that runs over it. Between Florence and Bologna
 * that is Florence to Bologna, not Rome to Milan, which can be chosen in the list and along its
 * other stretches.
 *
 * @param paths the data of the segments' paths
 * @returns the routes in the order of the list, each in its more usual direction
 */
export function routeSegments(
  segments: readonly Segment[],
  paths: readonly string[],
): Geography['routes'] {
  const pathsByRoute = new Map(
    POPULAR_PAIRS.map((pair) => [pair, findPath(...pair.between, segments)]),
  );
  const owners = new Map<number, (typeof POPULAR_PAIRS)[number]>();
  for (const route of POPULAR_PAIRS.toSorted((a, b) => a.distanceKm - b.distanceKm)) {
    for (const step of pathsByRoute.get(route) ?? []) {
      const segment = step < 0 ? -step - 1 : step;
      if (!owners.has(segment)) owners.set(segment, route);
    }
  }
  return POPULAR_PAIRS.map((route) => {
    const own = [...owners].filter(([, owner]) => owner === route).map(([segment]) => segment);
    const [departure, arrival] = route.between;
    return {
      departure,
      arrival,
      path: joinPaths(
        (pathsByRoute.get(route) ?? []).map((step) => ({
          path: paths[step < 0 ? -step - 1 : step] ?? '',
          isReversed: step < 0,
        })),
      ),
      segments: own.toSorted((a, b) => a - b),
    };
  });
}
