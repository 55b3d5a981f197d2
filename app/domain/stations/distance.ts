/** A point on the earth, in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a station is, in degrees (WGS 84). */
export interface StationCoordinates extends Coordinates {
  readonly id: string;
}

// The mean radius of the earth (IUGG).
const EARTH_RADIUS_KM = 6371.0088;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The great-circle distance between two points in kilometres, on a sphere (wrong by at most 0.5 %).
 */
export function greatCircleKm(a: Coordinates, b: Coordinates): number {
  const halfLatitude = Math.sin(toRadians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(toRadians(b.longitude - a.longitude) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * The nearest of the listed stations to a point and its great-circle distance; undefined for an
 * empty list.
 */
export function findNearestStation(stations: readonly StationCoordinates[], point: Coordinates) {
  return stations
    .map((station) => ({ id: station.id, distanceKm: greatCircleKm(station, point) }))
    .sort((a, b) => a.distanceKm - b.distanceKm)[0];
}
