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

/** The short names of both ends of a trip in one language. */
export interface TripEnds {
  readonly from: string;
  readonly to: string;
}

/**
 * Writes the one canonical path of a trip in each language. `findTrip` with the English list reads
 * each of them back as the same two stations. All other languages have the English path.
 *
 * @example tripPaths({ from: 'Rome', to: 'Milan' }, { from: 'Roma', to: 'Milano' })
 * // { en: '/train-from-rome-to-milan', it: '/treno-da-roma-a-milano', fr: … }
 */
export function tripPaths(english: TripEnds, italian: TripEnds): Translated {
  const path = `/train-from-${slugOf(english.from)}-to-${slugOf(english.to)}`;
  const italianPath = `/treno-da-${slugOf(italian.from)}-a-${slugOf(italian.to)}`;
  return { ...inEveryLanguage(() => path), it: italianPath };
}

function slugOf(name: string): string {
  return fold(name).replaceAll(' ', '-');
}

/**
 * The shortest unambiguous name of a station: the shortest beginning of its label that resolves to
 * it, which for a city's main station is the city's name, otherwise the whole label or another
 * name.
 *
 * @param readers the list that reads the names
 * @example placeName(firenzeSantaMariaNovella, english) // 'Firenze'
 */
export function placeName({ id, label, aliases }: Station, readers: StationIndex): string {
  const beginnings = [...label.matchAll(/[ /(]+/g)].map(({ index }) => label.slice(0, index));
  const names = [...beginnings, label, ...aliases];
  return names.find((text) => findStationsNamed(readers, text)[0]?.id === id) ?? label;
}
