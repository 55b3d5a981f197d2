import { inEveryLanguage, type Translated } from '#app/domain/language.ts';
import { fold } from '#app/domain/stations/fold.ts';
import { findStationsNamed } from '#app/domain/stations/search.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { findArea, type StationIndex } from '#app/domain/stations/station-index.ts';

/** A journey from one station to another one. */
export interface Trip {
  readonly from: Station;
  readonly to: Station;
  /** The slugs of places without a railway that the trip begins and ends at, by these stations. */
  readonly fromPlace?: string | undefined;
  readonly toPlace?: string | undefined;
}

/** The short names of both ends of a trip in one language. */
export interface TripEnds {
  readonly from: string;
  readonly to: string;
}

/**
 * Writes the one canonical path of a trip in each language. `readTripPath` with the English list
 * reads each of them back as the same two stations. All other languages have the English path.
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
 * @param isAmbiguous whether a text means other stations too for those who read it
 * @example placeName(firenzeSantaMariaNovella, english) // 'Firenze'
 */
export function placeName(
  { id, label, aliases }: Station,
  readers: StationIndex,
  isAmbiguous: (text: string) => boolean = () => false,
): string {
  const beginnings = [...label.matchAll(/[ /(]+/g)].map(({ index }) => label.slice(0, index));
  const names = [...beginnings, label, ...aliases];
  const isRead = (text: string) =>
    !isAmbiguous(text) &&
    !findArea(readers, text).isWhole &&
    findStationsNamed(readers, text)[0]?.id === id;
  return names.find(isRead) ?? label;
}
