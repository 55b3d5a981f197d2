import { useCallback, useMemo, useState } from 'react';
import { loadStationIndex } from '#app/data/stations/load.ts';
import type { Language } from '#app/domain/language.ts';
import { memoize } from '#app/domain/memoize.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import sheet from './suggestions.css?url';

export interface StationList {
  /** Undefined until it is loaded. */
  readonly list: StationIndex | undefined;
  /** The last attempt to load the list failed. */
  readonly failed: boolean;
  /** Loads the list, again after a failure; undefined if that fails. */
  readonly load: () => Promise<StationIndex | undefined>;
}

/** Loads the stations of the page's language, with the style sheet of the suggestions. */
export function useStationList(language: Language): StationList {
  const [list, setList] = useState<StationIndex>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async (): Promise<StationIndex | undefined> => {
    try {
      const [loaded] = await Promise.all([loadStationIndex(language), loadSheet()]);
      setList(loaded);
      setFailed(false);
      return loaded;
    } catch {
      // No network, or the file of an earlier release: the field stays an ordinary one, and the
      // server resolves its text.
      setFailed(true);
      return undefined;
    }
  }, [language]);

  return useMemo(() => ({ list, failed, load }), [list, failed, load]);
}

// By a link rather than by import(), whose failure is final in some browsers.
const loadSheet = memoize(
  1,
  () =>
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = sheet;
      link.onload = () => resolve();
      link.onerror = (event) => {
        link.remove();
        reject(event);
      };
      document.head.append(link);
    }),
);
