import { inEveryLanguage, type Translated } from '#app/domain/language.ts';
import { fold } from '#app/domain/stations/fold.ts';
import { findStationsNamed, searchStations } from '#app/domain/stations/search.ts';
import type { Station } from '#app/domain/stations/station.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { parseTripPath } from './parse-trip-path.ts';

/** A journey from one station to another one. */
export interface Trip {
  readonly from: Station;
  readonly to: Station;
}

/**
 * The fewest letters of a text that is not a whole name; nearly every label contains any one or
 * two.
 */
const SHORTEST_PART = 3;

/**
 * The trip of a path: the first reading with two names of stations in any language, otherwise the
 * first with two matches, at worst a label that contains the text.
 *
 * @returns undefined when an end is unknown in every reading, or both ends are one station
 */
export function findTrip(index: StationIndex, path: string): Trip | undefined {
  const exact = (name: string) => findStationsNamed(index, name)[0];
  const exactOrLoose = (name: string) => exact(name) ?? looselyNamed(index, name);
  const readings = parseTripPath(path);
  for (const find of [exact, exactOrLoose]) {
    for (const names of readings) {
      const from = find(names.from);
      const to = from && find(names.to);
      if (to && to.id !== from.id) return { from, to };
    }
  }
  return undefined;
}

function looselyNamed(index: StationIndex, name: string): Station | undefined {
  if (name.length < SHORTEST_PART) return undefined;
  return searchStations(index, name, { limit: 1, allowTypingErrors: false })[0]?.name.station;
}

/**
 * Writes the one canonical path of a trip in each language: `/train-from-rome-to-milan`,
 * `/treno-da-roma-a-milano`. `findTrip` with the English list reads each of them back as the same
 * two stations. All other languages have the English path.
 *
 * @returns undefined when a list lacks one of the stations
 */
export function tripPaths(
  indexes: Pick<Translated<StationIndex>, 'en' | 'it'>,
  fromId: string,
  toId: string,
): Translated | undefined {
  const slug = (language: keyof typeof indexes, id: string) => {
    const station = indexes[language].stationsById.get(id);
    return station && fold(placeName(station, indexes.en)).replaceAll(' ', '-');
  };
  const [from, to, da, a] = [
    slug('en', fromId),
    slug('en', toId),
    slug('it', fromId),
    slug('it', toId),
  ];
  if (!from || !to || !da || !a) return undefined;
  const path = `/train-from-${from}-to-${to}`;
  return { ...inEveryLanguage(() => path), it: `/treno-da-${da}-a-${a}` };
}

/**
 * The shortest unambiguous name of a station: the shortest beginning of its label that resolves to
 * it, which for a city's main station is the city's name, otherwise the whole label or another
 * name.
 *
 * @param readers the list that reads the names
 * @example placeName(firenzeSantaMariaNovella, english) // 'Firenze'
 */
export function placeName(station: Station, readers: StationIndex): string {
  const names = placeNames.get(readers) ?? new Map<Station, string>();
  placeNames.set(readers, names);
  const name = names.get(station) ?? shortestName(station, readers);
  names.set(station, name);
  return name;
}

// A page names its stations some twenty times.
const placeNames = new WeakMap<StationIndex, Map<Station, string>>();

function shortestName({ id, label, aliases }: Station, readers: StationIndex): string {
  const beginnings = [...label.matchAll(/[ /(]+/g)].map(({ index }) => label.slice(0, index));
  const names = [...beginnings, label, ...aliases];
  return names.find((text) => findStationsNamed(readers, text)[0]?.id === id) ?? label;
}
