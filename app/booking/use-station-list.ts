import { useCallback, useState } from 'react';
import type { Language } from '#app/domain/language.ts';
import { loadStationList, type StationList } from './station-list.ts';

/** The stations of the page's language, fetched when first needed. */
export function useStationList(language: Language) {
  const [list, setList] = useState<StationList>();
  const [failed, setFailed] = useState(false);
  /** Asks for the list; again after a failure, for which there is none. */
  const request = useCallback(async (): Promise<StationList | undefined> => {
    try {
      const loaded = await loadStationList(language);
      // Asked for twice before it came, it must not come twice: the highlight would go back to the first station.
      setList((known) => known ?? loaded);
      setFailed(false);
      return loaded;
    } catch {
      // No network, or another release by now: the field is an ordinary one, and the server judges what stands in it.
      setFailed(true);
      return undefined;
    }
  }, [language]);
  return { list, failed, request };
}
