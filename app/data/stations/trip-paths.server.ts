import { DEFAULT_LANGUAGE, type Language, type Translated } from '#app/domain/language.ts';
import { memoize } from '#app/domain/memoize.ts';
import { fold } from '#app/domain/stations/fold.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { languageOfPath } from '#app/domain/trips/parse-trip-path.ts';
import {
  type FindPlace,
  type ReadEnds,
  type ReadName,
  readTripPath,
  type TripReading,
} from '#app/domain/trips/read-trip-path.ts';
import { placeName, type Trip, type TripEnds, tripPaths } from '#app/domain/trips/trip-path.ts';
import { findOnwardPlace, onwardPlace } from '../onward/find-place.ts';
import { stationIndexFor } from './stations.server.ts';

/** One end of a trip, as a path names it. */
export interface PathEnd {
  readonly stationId: string;
  /** The slug of a place without a railway, by that station. */
  readonly place?: string | undefined;
  /** The traveller has chosen the station: no other one of the place is taken. */
  readonly isChosen?: boolean | undefined;
}

/**
 * Names that mean several stations to the speakers of a language, the likeliest first: Munich and
 * the Principality are both Monaco in Italian.
 */
const HOMONYMS: Readonly<Partial<Record<Language, ReadonlyMap<string, readonly string[]>>>> = {
  it: new Map([['monaco', ['80203471', '87756403']]]),
};

function homonymIds(text: string, language: Language): readonly string[] {
  return HOMONYMS[language]?.get(fold(text)) ?? [];
}

/**
 * The canonical paths of a trip between two ends, or undefined when a station is unknown.
 */
export function tripPathsOf(from: PathEnd, to: PathEnd): Translated | undefined {
  const english = endsOf(from, to, 'en');
  const italian = endsOf(from, to, 'it');
  return english && italian && tripPaths(english, italian);
}

function endsOf(from: PathEnd, to: PathEnd, language: Language): TripEnds | undefined {
  const [fromName, toName] = [endNameOf(from, language), endNameOf(to, language)];
  return fromName && toName ? { from: fromName, to: toName } : undefined;
}

/** The short name of one end of a trip in a language. */
export function endNameOf({ stationId, place }: PathEnd, language: Language): string | undefined {
  const named = place === undefined ? undefined : onwardPlace(place);
  return named ? named.name[language] : placeNameOf(stationId, language);
}

/**
 * The meaning of a trip's path, with the labels of a language. A path means the same in every
 * language, so it is always read by one list; each list has every name. A name with several
 * meanings in the language of the path's own words is a question.
 */
export function readPath(path: string, language: Language): TripReading {
  const index = stationIndexFor(DEFAULT_LANGUAGE);
  const pathLanguage = languageOfPath(path) ?? DEFAULT_LANGUAGE;
  const reading = readTripPath(index, path, placeNamed, (text) =>
    homonymIds(text, pathLanguage).flatMap((id) => index.stationsById.get(id) ?? []),
  );
  if (reading.kind !== 'trip') {
    return reading.ends ? { ...reading, ends: localEnds(reading.ends, language) } : reading;
  }
  const { trip } = reading;
  const ends = { from: localStation(trip.from, language), to: localStation(trip.to, language) };
  return { kind: 'trip', trip: { ...trip, ...ends } };
}

/** The trip of a path that means one; undefined for any other. */
export function readTrip(path: string, language: Language): Trip | undefined {
  const reading = readPath(path, language);
  return reading.kind === 'trip' ? reading.trip : undefined;
}

const placeNamed: FindPlace = (text) => {
  const place = findOnwardPlace(text);
  const stationId = place?.legs[0]?.station[0];
  return place && stationId ? { slug: place.slug, stationId } : undefined;
};

/** A station as the list of a language has it. */
function localStation(station: Station, language: Language): Station {
  return stationIndexFor(language).stationsById.get(station.id) ?? station;
}

function localEnds(ends: ReadEnds, language: Language): ReadEnds {
  const local = (name: ReadName): ReadName => {
    if (name.kind === 'known') return { ...name, station: localStation(name.station, language) };
    if (name.kind === 'unknown') return name;
    const stations = name.stations.map((station) => localStation(station, language));
    return { ...name, stations };
  };
  return { names: ends.names, from: local(ends.from), to: local(ends.to) };
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
    const isAmbiguous = (text: string) => homonymIds(text, language).length > 0;
    return station && placeName(station, stationIndexFor(DEFAULT_LANGUAGE), isAmbiguous);
  },
);
