import type { Translated } from '#app/domain/language.ts';
import { type Match, STEP } from '#app/domain/stations/best-matches.ts';
import { fold } from '#app/domain/stations/fold.ts';
import { searchStations } from '#app/domain/stations/search.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { findStationById, type StationIndex } from '#app/domain/stations/station-index.ts';
import { parseTripPath } from './parse-trip-path.ts';

/** A journey from one station to another one. */
export interface Trip {
  readonly from: Station;
  readonly to: Station;
}

/** Fewest letters of a text that is not a whole name; nearly every label contains any one or two. */
const SHORTEST_PART = 3;

/**
 * The trip that a path means: the first reading whose two ends are names of stations in any language, otherwise the first
 * whose two ends are found at all, at last by a label that contains the text.
 *
 * @returns undefined when an end is unknown in every reading, or both ends are one station
 */
export function findTrip(index: StationIndex, path: string): Trip | undefined {
  const known = new Map<string, Match | undefined>();
  const match = (name: string) => {
    if (!known.has(name)) {
      const found = bestMatch(index, name);
      known.set(name, found && (isExact(found) || name.length >= SHORTEST_PART) ? found : undefined);
    }
    return known.get(name);
  };
  let loose: Trip | undefined;
  for (const names of parseTripPath(path)) {
    const departure = match(names.from);
    const arrival = departure && match(names.to);
    const from = departure && index.stations[departure.name.station];
    const to = arrival && index.stations[arrival.name.station];
    if (!departure || !arrival || !from || !to || from.id === to.id) continue;
    if (isExact(departure) && isExact(arrival)) return { from, to };
    loose ??= { from, to };
  }
  return loose;
}

/** The station lists that paths are written in: a French path is the English one. */
type PathIndexes = Pick<Translated<StationIndex>, 'en' | 'it'>;

/**
 * Writes the one canonical path of a trip in each language: `/train-from-rome-to-milan`, `/treno-da-roma-a-milano`.
 * `findTrip` with the English list reads each of them back as the same two stations.
 *
 * @returns undefined when a list lacks one of the stations
 */
export function tripPaths(indexes: PathIndexes, fromId: string, toId: string): Translated | undefined {
  const slug = (language: keyof PathIndexes, id: string) => {
    const station = findStationById(indexes[language], id);
    return station && fold(placeName(station, indexes.en)).replaceAll(' ', '-');
  };
  const english = { from: slug('en', fromId), to: slug('en', toId) };
  const italian = { from: slug('it', fromId), to: slug('it', toId) };
  if (!english.from || !english.to || !italian.from || !italian.to) return undefined;
  const path = `/train-from-${english.from}-to-${english.to}`;
  return { en: path, it: `/treno-da-${italian.from}-a-${italian.to}`, fr: path };
}

/**
 * The shortest name of a station that means no other: the shortest beginning of its label that does, which for a city's
 * main station is the city's name, otherwise the whole label or another name.
 *
 * @param readers the list by which names are read
 * @example placeName(firenzeSantaMariaNovella, english) // 'Firenze'
 */
export function placeName(station: Station, readers: StationIndex): string {
  const { label, aliases } = station;
  const beginnings = [...label.matchAll(/[ /(]+/g)].map(({ index }) => label.slice(0, index));
  const names = [...beginnings, label, ...aliases];
  return names.find((text) => meansExactly(readers, text, station.id)) ?? label;
}

function meansExactly(index: StationIndex, text: string, id: string): boolean {
  const match = bestMatch(index, text);
  return match !== undefined && isExact(match) && index.stations[match.name.station]?.id === id;
}

function bestMatch(index: StationIndex, name: string): Match | undefined {
  return searchStations(index, name, { limit: 1, allowTypingErrors: false })[0];
}

function isExact({ step }: Match): boolean {
  return step <= STEP.exactAlias;
}
