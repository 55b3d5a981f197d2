import { useCallback, useState } from 'react';
import { loadStationIndex } from '#app/data/stations/load.ts';
import type { Language } from '#app/domain/language.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import sheet from './suggestions.css?url';

let sheetLoading: Promise<unknown> | undefined;

/**
 * Like the stations by its address, since a failed import() cannot be tried again in every browser.
 */
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

/**
 * The stations of the page's language, fetched when first needed with the sheet of the suggestions
 * made from them.
 */
export function useStationList(language: Language) {
  const [list, setList] = useState<StationIndex>();
  const [failed, setFailed] = useState(false);
  /** Asks for the list; again after a failure, for which there is none. */
  const request = useCallback(async (): Promise<StationIndex | undefined> => {
    try {
      const [loaded] = await Promise.all([loadStationIndex(language), loadSheet()]);
      setList(loaded);
      setFailed(false);
      return loaded;
    } catch {
      // No network, or another release by now: the field is an ordinary one, and the server judges
      // what stands in it.
      setFailed(true);
      return undefined;
    }
  }, [language]);
  return { list, failed, request };
}
