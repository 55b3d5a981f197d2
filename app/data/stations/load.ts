import type { Language } from '#app/domain/language.ts';
import { memoize } from '#app/domain/memoize.ts';
import type { StationCoordinates } from '#app/domain/stations/distance.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { suggestStations } from '#app/domain/stations/suggest.ts';
import {
  decodeCoordinates,
  decodeStationIndexInPieces,
  type PackedCoordinates,
  type PackedStations,
} from './decode.ts';
// Addresses of hashed files rather than modules: data is not run as code, is kept apart from the
// scripts' bytes, and a failed fetch can be tried again, which a failed import() cannot in every
// browser.
import coordinatesUrl from './generated/coordinates.json?url';
import { LISTS } from './generated/list-addresses.ts';

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has status ${response.status}`);
  return (await response.json()) as T;
}

async function fetchStationIndex(language: Language): Promise<StationIndex> {
  const packed = await fetchJson<PackedStations>(LISTS[language]);
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  const index = await decodeStationIndexInPieces(packed, pause);
  await pause();
  // The first search runs code that no browser has compiled yet, and takes many times as long as
  // the next. The visitor's first letter should not wait for that.
  suggestStations(index, 'm', 1);
  return index;
}

async function fetchCoordinates(language: Language): Promise<readonly StationCoordinates[]> {
  const [index, packed] = await Promise.all([
    loadStationIndex(language),
    fetchJson<PackedCoordinates>(coordinatesUrl),
  ]);
  return decodeCoordinates(
    packed,
    index.stations.map((station) => station.id),
  );
}

/**
 * The index of the stations in a language, fetched once; rejects when the network fails, and the
 * next call tries again. A page has one language.
 */
export const loadStationIndex = memoize(1, fetchStationIndex);

/**
 * Where every station is, fetched once, for the search of the nearest; the ids come from the list
 * of the language. Rejects when the network fails, and the next call tries again.
 */
export const loadStationCoordinates = memoize(1, fetchCoordinates);
