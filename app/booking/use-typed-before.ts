import { type Dispatch, type RefObject, useEffect, useEffectEvent } from 'react';
import { type IsoDate, parseIsoDate } from '#app/domain/search/iso-date.ts';
import { type JourneySearch, parseSearch, SEARCH_FIELDS } from '#app/domain/search/journey-search.ts';
import type { BookingAction, BookingData } from './booking-state.ts';

interface TypedBefore {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly data: Pick<BookingData, 'isSearched'>;
  readonly search: JourneySearch;
  readonly today: IsoDate;
  readonly dispatch: Dispatch<BookingAction>;
  /** Called when somebody has begun already. */
  readonly onBegun: () => void;
}

/**
 * Takes over what stands in the form when its code arrives: on a slow network a visitor has typed and chosen by then, and
 * a browser may have put back what stood there before. React keeps all that on the screen but knows nothing of it. A copy
 * that was saved for want of a network knows nothing of the search in its address either.
 */
export function useTypedBefore({ form, data, search, today, dispatch, onBegun }: TypedBefore): void {
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const fields = new URLSearchParams(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    );
    const address = new URLSearchParams(data.isSearched ? '' : window.location.search);
    for (const name of SEARCH_FIELDS) if (address.has(name)) fields.set(name, address.get(name) ?? '');
    const { from, to, ...choices } = parseSearch(fields, today);
    if (from !== search.from) dispatch({ type: 'typed', side: 'from', text: from });
    if (to !== search.to) dispatch({ type: 'typed', side: 'to', text: to });
    // A day that does not exist has no place in the browser's field, which then stands empty.
    const rendered = { ...search, date: parseIsoDate(search.date) ?? '' };
    const changed = Object.entries(choices).filter(
      ([name, value]) => rendered[name as keyof JourneySearch] !== value,
    );
    if (changed.length > 0) dispatch({ type: 'set', values: Object.fromEntries(changed) });
    if (from !== search.from || to !== search.to || form.current.contains(document.activeElement)) onBegun();
  });
  useEffect(() => takeOver(), []);
}
