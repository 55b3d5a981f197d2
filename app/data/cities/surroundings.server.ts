import { type Coordinates, greatCircleKm } from '#app/domain/stations/distance.ts';
import { findNearestStation } from '#app/domain/stations/nearest.ts';
import { stationCoordinates, stationLabel } from '../stations/stations.server.ts';
import { CITIES, cityOfStation } from './cities.ts';
import type { City } from './schema.ts';

/** A guide city as seen from a station. */
export interface Surroundings {
  readonly city: City;
  /** Kilometres to the city's main station, in a straight line. */
  readonly distanceKm: number;
  /** The station is one of the city's own. */
  readonly isInside: boolean;
}

/** How far a city's own stations are from its main one at most; Ronchi's airport is Trieste's by name only. */
const CITY_RADIUS_KM = 15;

/** The city whose name begins the name of a station near its main one, otherwise the nearest guide city. */
export function surroundingsOf(stationId: string): Surroundings | undefined {
  const own = cityOfStation(stationId);
  if (own) return { city: own, distanceKm: 0, isInside: true };
  const place = stationCoordinates(stationId);
  const nearest = place && findNearestStation(cityStations(), place);
  const city = nearest && cityOfStation(nearest.id);
  if (!city || !nearest) return undefined;
  const label = stationLabel('it', stationId) ?? '';
  const isInside = nearest.distanceKm <= CITY_RADIUS_KM && label.startsWith(`${city.name.it} `);
  return { city, distanceKm: nearest.distanceKm, isInside };
}

/** The distance between two stations in a straight line, in kilometres; undefined when one is unknown. */
export function straightLineKm(fromId: string, toId: string): number | undefined {
  const from = stationCoordinates(fromId);
  const to = stationCoordinates(toId);
  return from && to && greatCircleKm(from, to);
}

function cityStations(): readonly (Coordinates & { readonly id: string })[] {
  return CITIES.flatMap(({ stationId }) => {
    const place = stationCoordinates(stationId);
    return place ? [{ ...place, id: stationId }] : [];
  });
}
