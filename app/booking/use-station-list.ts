import { useCallback, useEffect, useRef, useState } from 'react';
import { loadStationIndex } from '#app/data/stations/load.ts';
import type { Language } from '#app/domain/language.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';

/** The station list of a language, from the moment it is first asked for. */
export interface StationList {
  readonly index: StationIndex | undefined;
  readonly failed: boolean;
  /** Asks for the list; again after a failure. */
  readonly request: () => void;
}

/** The list of the interface language: fetched when first needed, and in the new language after a change. */
export function useStationList(language: Language): StationList {
  const [loaded, setLoaded] = useState<{ language: Language; index: StationIndex }>();
  const [failed, setFailed] = useState(false);
  const wanted = useRef(false);

  const load = useCallback(() => {
    wanted.current = true;
    loadStationIndex(language).then(
      (index) => {
        setLoaded({ language, index });
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [language]);

  useEffect(() => {
    if (wanted.current) load();
  }, [load]);

  return { index: loaded?.language === language ? loaded.index : undefined, failed, request: load };
}
