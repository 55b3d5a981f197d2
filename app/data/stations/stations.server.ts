import { DEFAULT_LANGUAGE, type Language, type Translated } from '#app/domain/language.ts';
import type { StationCoordinates } from '#app/domain/stations/distance.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { decodeCoordinates, decodeStationIndex, type PackedStations } from './decode.ts';
import packedCoordinates from './generated/coordinates.json' with { type: 'json' };
import { LISTS } from './generated/lists.server.ts';

// JSON modules have their arrays typed as lists of mixed values, not as the pairs that they are.
const PACKED = LISTS as Translated<PackedStations>;

const indexes = new Map<Language, StationIndex>();
let coordinatesById: ReadonlyMap<string, StationCoordinates> | undefined;

/** The index of the stations with the labels of a language, made on first use and kept. */
export function stationIndexFor(language: Language): StationIndex {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const index = decodeStationIndex(PACKED[language]);
  indexes.set(language, index);
  return index;
}

/** A station's name in a language, or undefined for an id that no station has. */
export function stationLabel(language: Language, id: string): string | undefined {
  return stationIndexFor(language).stationsById.get(id)?.label;
}

/** Whether a station is outside Italy; so is one that nobody knows. */
export function isAbroad(id: string): boolean {
  return stationIndexFor(DEFAULT_LANGUAGE).stationsById.get(id)?.country !== 'IT';
}

/** Where a station is, in degrees to four places, or undefined for an id that no station has. */
export function stationCoordinates(id: string): StationCoordinates | undefined {
  coordinatesById ??= new Map(
    decodeCoordinates(
      packedCoordinates,
      stationIndexFor(DEFAULT_LANGUAGE).stations.map((station) => station.id),
    ).map((station) => [station.id, station]),
  );
  return coordinatesById.get(id);
}
