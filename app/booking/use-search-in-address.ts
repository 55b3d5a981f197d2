import { useEffect, useRef } from 'react';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { type JourneySearch, SEARCH_FIELDS, searchFields } from '#app/domain/search/journey-search.ts';

/** How long typing must pause before the address follows; browsers limit how often it may change. */
const PAUSE_MILLISECONDS = 300;

/**
 * Keeps the whole search in the page's address, in readable words, from the visitor's first change on: it can be shared
 * and survives a reload and the way back. The entry in the history is replaced, never added to.
 */
export function useSearchInAddress(search: JourneySearch, today: IsoDate, pageKey: string): void {
  const untouched = useRef({ pageKey, search });
  useEffect(() => {
    if (untouched.current.pageKey !== pageKey) untouched.current = { pageKey, search };
    if (untouched.current.search === search) return;
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      for (const name of [...SEARCH_FIELDS, 'destination']) address.searchParams.delete(name);
      for (const [name, value] of Object.entries(searchFields(search, today))) {
        if (value !== undefined) address.searchParams.set(name, value);
      }
      if (address.href !== window.location.href)
        window.history.replaceState(window.history.state, '', address);
    }, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [search, today, pageKey]);
}
