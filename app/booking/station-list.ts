// Without the list there is nothing to suggest: the sheet comes along with it.
import './suggestions.css';
import { loadStationCoordinates, loadStationIndex } from '#app/data/stations/load.ts';
import type { Language } from '#app/domain/language.ts';
import { type Coordinates, findNearestStation } from '#app/domain/stations/distance.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { findStationById } from '#app/domain/stations/station-index.ts';
import { suggestStations } from '#app/domain/stations/suggest.ts';

/** The stations of one language and every way to look them up, as the form uses them. */
export type StationList = Awaited<ReturnType<typeof loadStationList>>;

/** Fetches the list of a language; rejects when the network fails, and the next call tries again. */
export async function loadStationList(language: Language) {
  const index = await loadStationIndex(language);
  return {
    /** What a submitted text means. */
    resolve: (text: string) => resolveStation(index, text),
    find: (id: string) => findStationById(index, id),
    suggest: (text: string, limit: number) => suggestStations(index, text, limit),
    /** Rejects when the positions cannot be fetched. */
    nearest: async (place: Coordinates) => findNearestStation(await loadStationCoordinates(language), place),
  };
}
