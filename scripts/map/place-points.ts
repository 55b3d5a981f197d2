import { ONWARD_PLACES } from '#app/data/onward/find-place.ts';
import { stationCoordinates } from '#app/data/stations/stations.server.ts';
import { createProjection } from './projection.ts';
import type { LonLat } from './station-positions.ts';

/**
 * Projects the places beyond a station that the map can draw: those with stops of their own in the
 * lists, and those with a position.
 *
 * @returns the points of each place on the map by its slug, in whole map units
 */
export function placePoints(): Readonly<Record<string, readonly (readonly [number, number])[]>> {
  const { project } = createProjection();
  return Object.fromEntries(
    ONWARD_PLACES.flatMap(({ slug, ownStops = [], position }) => {
      const positions = ownStops.flatMap(([id]): LonLat[] => {
        const stop = stationCoordinates(id);
        return stop ? [[stop.longitude, stop.latitude]] : [];
      });
      if (position) positions.push([position[1], position[0]]);
      const points = positions.map((each) => {
        const [x, y] = project(each);
        return [Math.round(x), Math.round(y)] as const;
      });
      return points.length > 0 ? [[slug, points]] : [];
    }),
  );
}
