import { type Coordinates, greatCircleKm } from './distance.ts';

/** The station nearest to a point. */
export interface NearestStation {
  readonly id: string;
  readonly distanceKm: number;
}

/** The nearest of the listed stations to a point and its great-circle distance; undefined for an empty list. */
export function findNearestStation(
  stations: readonly (Coordinates & { readonly id: string })[],
  point: Coordinates,
): NearestStation | undefined {
  let nearest: NearestStation | undefined;
  for (const station of stations) {
    const distanceKm = greatCircleKm(station, point);
    if (nearest === undefined || distanceKm < nearest.distanceKm) nearest = { id: station.id, distanceKm };
  }
  return nearest;
}
