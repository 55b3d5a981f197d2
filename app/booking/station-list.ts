// Without the list there is nothing to suggest: the sheet comes along with it.
import './suggestions.css';
import { loadStationCoordinates, loadStationIndex } from '#app/data/stations/load.ts';
import type { Language } from '#app/domain/language.ts';
import type { Coordinates } from '#app/domain/stations/distance.ts';
import { findNearestStation, type NearestStation } from '#app/domain/stations/distance.ts';
import { resolveStation, type StationResolution } from '#app/domain/stations/resolve.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { findStationById } from '#app/domain/stations/station-index.ts';
import { type StationSuggestion, suggestStations } from '#app/domain/stations/suggest.ts';

/** The stations of one language and every way to look them up, as the form uses them. */
export interface StationList {
  /** What a submitted text means. */
  readonly resolve: (text: string) => StationResolution;
  readonly find: (id: string) => Station | undefined;
  readonly suggest: (text: string, limit: number) => readonly StationSuggestion[];
  /** Rejects when the positions cannot be fetched. */
  readonly nearest: (place: Coordinates) => Promise<NearestStation | undefined>;
}

/** Fetches the list of a language; rejects when the network fails, and the next call tries again. */
export async function loadStationList(language: Language): Promise<StationList> {
  const index = await loadStationIndex(language);
  return {
    resolve: (text) => resolveStation(index, text),
    find: (id) => findStationById(index, id),
    suggest: (text, limit) => suggestStations(index, text, limit),
    nearest: async (place) => findNearestStation(await loadStationCoordinates(language), place),
  };
}
