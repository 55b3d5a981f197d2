import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#app/domain/language.ts';
import type { StationBook } from './station-book.ts';

/** The stations of the interface language, from the moment they are first asked for. */
export interface StationShelf {
  readonly book: StationBook | undefined;
  readonly failed: boolean;
  /** Asks for the stations; again after a failure. */
  readonly request: () => void;
}

/**
 * The stations of the interface language: list and matching are fetched when first needed, and the list again after a
 * change of language.
 */
export function useStationBook(language: Language): StationShelf {
  const [book, setBook] = useState<StationBook>();
  const [failed, setFailed] = useState(false);
  const wanted = useRef(false);

  const load = useCallback(() => {
    wanted.current = true;
    import('./station-book.ts')
      .then(({ openStationBook }) => openStationBook(language))
      .then(
        (opened) => {
          setBook(opened);
          setFailed(false);
        },
        () => setFailed(true),
      );
  }, [language]);

  useEffect(() => {
    if (wanted.current) load();
  }, [load]);

  return { book: book?.language === language ? book : undefined, failed, request: load };
}
