import { DEFAULT_LANGUAGE, type Language, type Translated } from '#app/domain/language.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { findTrip, placeName, type Trip, tripPaths } from '#app/domain/trips/trip-path.ts';
import { stationIndexFor } from './stations.server.ts';

/**
 * The canonical paths of a trip between two stations by their ids, or undefined when one is
 * unknown.
 */
export function tripPathsOf(fromId: string, toId: string): Translated | undefined {
  return tripPaths({ en: stationIndexFor('en'), it: stationIndexFor('it') }, fromId, toId);
}

/**
 * The trip that a path means, with the labels of a language. A path means the same in every
 * language, so it is always read by one list; each list has every name.
 */
export function readTrip(path: string, language: Language): Trip | undefined {
  const trip = findTrip(stationIndexFor(DEFAULT_LANGUAGE), path);
  const local = (station: Station | undefined) =>
    station && stationIndexFor(language).stationsById.get(station.id);
  const from = local(trip?.from);
  const to = local(trip?.to);
  return from && to && { from, to };
}

/**
 * The short name of a station in a language, `Milan` for Milano Centrale; undefined for an id that
 * no station has.
 */
export function placeNameOf(stationId: string, language: Language): string | undefined {
  const station = stationIndexFor(language).stationsById.get(stationId);
  return station && placeName(station, stationIndexFor(DEFAULT_LANGUAGE));
}
