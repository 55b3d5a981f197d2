import { stationCoordinates, stationIndexFor } from '#app/data/stations/stations.server.ts';
import { DEFAULT_LANGUAGE } from '#app/domain/language.ts';
import { createProjection } from './projection.ts';

/**
 * Projects every station of the lists, also those beyond the frame.
 *
 * @returns the station's points on the map by its id, in whole map units
 */
export function stationPoints(): Readonly<Record<string, readonly [x: number, y: number]>> {
  const { project } = createProjection();
  const points: Record<string, readonly [number, number]> = {};
  for (const { id } of stationIndexFor(DEFAULT_LANGUAGE).stations) {
    const position = stationCoordinates(id);
    if (!position) continue;
    const [x, y] = project([position.longitude, position.latitude]);
    points[id] = [Math.round(x), Math.round(y)];
  }
  return points;
}
