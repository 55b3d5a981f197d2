import type { Coordinates } from '#app/domain/stations/distance.ts';
import type { StructuredValue } from './node.ts';

/** A railway station as schema.org describes it. */
export interface StationPlace {
  /** As on its signs, or in the page's language. */
  readonly name: string;
  readonly coordinates?: Coordinates | undefined;
}

/** A station, with its place on the map where that is known (TrainStation). */
export function trainStation({ name, coordinates }: StationPlace): StructuredValue {
  return { '@type': 'TrainStation', name, geo: coordinates && geo(coordinates) };
}

/**
 * A point as schema.org writes it (GeoCoordinates).
 *
 * @param places after the point: 4 tell a station (about 10 m), 2 tell a city (about 1 km)
 */
export function geo({ latitude, longitude }: Coordinates, places = 4): StructuredValue {
  const scale = 10 ** places;
  const round = (degrees: number) => Math.round(degrees * scale) / scale;
  return { '@type': 'GeoCoordinates', latitude: round(latitude), longitude: round(longitude) };
}
