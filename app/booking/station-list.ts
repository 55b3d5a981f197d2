import { loadStationCoordinates, loadStationIndex } from '#app/data/stations/load.ts';
import type { Language } from '#app/domain/language.ts';
import { type Coordinates, findNearestStation } from '#app/domain/stations/distance.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { findStationById } from '#app/domain/stations/station-index.ts';
import { suggestStations } from '#app/domain/stations/suggest.ts';
import sheet from './suggestions.css?url';

let sheetLoading: Promise<unknown> | undefined;

/** Like the stations by its address, since a failed import() cannot be tried again in every browser. */
function loadSheet(): Promise<unknown> {
  sheetLoading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      sheetLoading = undefined;
      reject(new Error(`${sheet} did not come`));
    };
    document.head.append(link);
  });
  return sheetLoading;
}

/** The stations of one language and every way to look them up, as the form uses them. */
export type StationList = Awaited<ReturnType<typeof loadStationList>>;

/** Fetches the list of a language, and the sheet of the suggestions that are made from it; rejects when the network fails, and the next call tries again. */
export async function loadStationList(language: Language) {
  const [index] = await Promise.all([loadStationIndex(language), loadSheet()]);
  return {
    /** What a submitted text means. */
    resolve: (text: string) => resolveStation(index, text),
    find: (id: string) => findStationById(index, id),
    suggest: (text: string, limit: number) => suggestStations(index, text, limit),
    /** Rejects when the positions cannot be fetched. */
    nearest: async (place: Coordinates) => findNearestStation(await loadStationCoordinates(language), place),
  };
}
