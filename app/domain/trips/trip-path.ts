import type { Translated } from '#app/domain/language.ts';
import { STEP } from '#app/domain/stations/best-matches.ts';
import { fold } from '#app/domain/stations/fold.ts';
import { searchStations } from '#app/domain/stations/search.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { findStationById, type StationIndex } from '#app/domain/stations/station-index.ts';

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
    return station && stationSlug(station, indexes.en);
  };
  const english = { from: slug('en', fromId), to: slug('en', toId) };
  const italian = { from: slug('it', fromId), to: slug('it', toId) };
  if (!english.from || !english.to || !italian.from || !italian.to) return undefined;
  const path = `/train-from-${english.from}-to-${english.to}`;
  return { en: path, it: `/treno-da-${italian.from}-a-${italian.to}`, fr: path };
}

/**
 * A station's part of a path: its place name as lower-case ASCII words joined by hyphens.
 *
 * @example stationSlug(milanoCentrale, english) // 'milano'
 */
function stationSlug(station: Station, readers: StationIndex): string {
  return fold(placeName(station, readers)).replaceAll(' ', '-');
}

/**
 * The shortest name of a station that means no other: the shortest beginning of its label that does, which for a city's
 * main station is the city's name, otherwise the whole label or another name.
 *
 * @param station with the label of the language to name it in
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
  const [match] = searchStations(index, text, { limit: 1, allowTypingErrors: false });
  return (
    match !== undefined && match.step <= STEP.exactAlias && index.stations[match.name.station]?.id === id
  );
}
