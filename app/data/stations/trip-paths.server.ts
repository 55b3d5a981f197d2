import { DEFAULT_LANGUAGE, type Language, type Translated } from '#app/domain/language.ts';
import { memoize } from '#app/domain/memoize.ts';
import type { Station } from '#app/domain/stations/station.ts';
import {
  findTrip,
  placeName,
  type Trip,
  type TripEnds,
  tripPaths,
} from '#app/domain/trips/trip-path.ts';
import { stationIndexFor } from './stations.server.ts';

/**
 * The canonical paths of a trip between two stations by their ids, or undefined when one is
 * unknown.
 */
export function tripPathsOf(fromId: string, toId: string): Translated | undefined {
  const english = endsOf(fromId, toId, 'en');
  const italian = endsOf(fromId, toId, 'it');
  return english && italian && tripPaths(english, italian);
}

function endsOf(fromId: string, toId: string, language: Language): TripEnds | undefined {
  const from = placeNameOf(fromId, language);
  const to = placeNameOf(toId, language);
  return from && to ? { from, to } : undefined;
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

/** More than the names of all stations that pages show often; a page shows some twenty. */
const NAMES_KEPT = 4_096;

/**
 * The short name of a station in a language, `Milan` for Milano Centrale; undefined for an id that
 * no station has.
 */
export const placeNameOf = memoize(
  NAMES_KEPT,
  (stationId: string, language: Language): string | undefined => {
    const station = stationIndexFor(language).stationsById.get(stationId);
    return station && placeName(station, stationIndexFor(DEFAULT_LANGUAGE));
  },
);
