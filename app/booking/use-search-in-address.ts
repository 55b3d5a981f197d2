import { useCallback, useEffect, useRef } from 'react';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { type JourneySearch, searchFields } from '#app/domain/search/journey-search.ts';
import { writeQuery } from '#app/ui/page/write-query.ts';

/** How long typing must pause before the address follows; browsers limit how often it may change. */
const PAUSE_MILLISECONDS = 300;

/**
 * Keeps the whole search in the page's address, in readable words, from the visitor's first change on: it can be shared
 * and survives a reload, the way back and a change of language.
 *
 * @param isPrefilled the page fills in stations of its own, so that an emptied field has to be written down too
 * @returns writes it at once, for whoever leaves the form
 */
export function useSearchInAddress(search: JourneySearch, today: IsoDate, isPrefilled: boolean): () => void {
  const untouched = useRef(search);
  const write = useCallback(() => {
    if (untouched.current === search) return;
    const { from, to, ...choices } = searchFields(search, today);
    const emptied = isPrefilled ? '' : undefined;
    writeQuery({ from: from ?? emptied, to: to ?? emptied, ...choices, destination: undefined });
  }, [search, today, isPrefilled]);
  useEffect(() => {
    const timer = setTimeout(write, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [write]);
  return write;
}
