import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import {
  findNearestStation,
  greatCircleKm,
  type StationCoordinates,
} from '#app/domain/stations/distance.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { stationCoordinates, stationIndexFor, stationLabel } from '../stations/stations.server.ts';
import { CITIES, cityOfStation } from './cities.ts';
import type { City } from './schema.ts';

interface Surroundings {
  readonly city: City;
  /** Kilometres to the city's main station, in a straight line. */
  readonly distanceKm: number;
  /** The station is one of the city's own. */
  readonly isInside: boolean;
}

/**
 * How far a city's own stations and its airport are from its main one at most; Ronchi's airport is
 * Trieste's by name only.
 */
const CITY_RADIUS_KM = 15;

/**
 * From this weight on, a station is the main one of a city, not a place that is merely well known.
 */
const CITY_STATION_WEIGHT = 7;

/** The word for an airport in the Italian names of its stations, of which some are Swiss. */
const AIRPORT = /(?:^| )(?:Aeroporto|Flughafen)(?= |$)/;

/**
 * The limit of surroundings: Turin is no guide to Paris, nor Rome to Cagliari.
 */
const NEAR_KM = 100;

/**
 * The city whose name begins the name of a station near its main one, otherwise the nearest guide
 * city; undefined where none is near.
 */
export function surroundingsOf(stationId: string): Surroundings | undefined {
  const own = cityOfStation(stationId);
  if (own) return { city: own, distanceKm: 0, isInside: true };
  const place = stationCoordinates(stationId);
  const nearest = place && findNearestStation(cityStations(), place);
  const city = nearest && cityOfStation(nearest.id);
  if (!city || !nearest || nearest.distanceKm > NEAR_KM) return undefined;
  const label = stationLabel('it', stationId) ?? '';
  const isInside = nearest.distanceKm <= CITY_RADIUS_KM && label.startsWith(`${city.name.it} `);
  return { city, distanceKm: nearest.distanceKm, isInside };
}

/** The guide city that a station belongs to, also one that is not its main station. */
export function ownCityOf(stationId: string): City | undefined {
  const around = surroundingsOf(stationId);
  return around?.isInside ? around.city : undefined;
}

/**
 * The city station nearest to a smaller one, and how far it is in a straight line; undefined for a
 * city station, and where none is near.
 */
export function nearestCityStation(
  stationId: string,
  language: Language,
): { readonly station: Station; readonly distanceKm: number } | undefined {
  const { stationsById } = stationIndexFor(language);
  const place = stationCoordinates(stationId);
  const weight = stationsById.get(stationId)?.weight;
  if (!place || weight === undefined || weight >= CITY_STATION_WEIGHT) return undefined;
  const nearest = findNearestStation(largeStations(), place);
  const station = nearest && stationsById.get(nearest.id);
  if (!station || !nearest || nearest.distanceKm > NEAR_KM) return undefined;
  return { station, distanceKm: nearest.distanceKm };
}

/**
 * The id of the city station beside which an airport's stop lies: Cagliari's for «Elmas Aeroporto»;
 * undefined for any other station, and for an airport far from its city.
 */
export function cityStationOfAirport(stationId: string): string | undefined {
  if (!AIRPORT.test(stationLabel('it', stationId) ?? '')) return undefined;
  const nearest = nearestCityStation(stationId, DEFAULT_LANGUAGE);
  return nearest && nearest.distanceKm <= CITY_RADIUS_KM ? nearest.station.id : undefined;
}

/**
 * The distance between two stations in a straight line, in kilometres; undefined when one is
 * unknown.
 */
export function straightLineKm(fromId: string, toId: string): number | undefined {
  const from = stationCoordinates(fromId);
  const to = stationCoordinates(toId);
  return from && to && greatCircleKm(from, to);
}

/** Whether an Italian station is on Sardinia: so far south none is as far west. */
export function isInSardinia(stationId: string): boolean {
  const place = stationCoordinates(stationId);
  return place !== undefined && place.latitude < 42 && place.longitude < 10;
}

let cityPlaces: readonly StationCoordinates[] | undefined;
let largePlaces: readonly StationCoordinates[] | undefined;

function cityStations(): readonly StationCoordinates[] {
  cityPlaces ??= withCoordinates(CITIES.map(({ stationId }) => stationId));
  return cityPlaces;
}

function largeStations(): readonly StationCoordinates[] {
  largePlaces ??= withCoordinates(
    stationIndexFor(DEFAULT_LANGUAGE)
      .stations.filter(({ weight }) => weight >= CITY_STATION_WEIGHT)
      .map(({ id }) => id),
  );
  return largePlaces;
}

function withCoordinates(ids: readonly string[]): StationCoordinates[] {
  return ids.flatMap((id) => {
    const place = stationCoordinates(id);
    return place ? [{ ...place, id }] : [];
  });
}
