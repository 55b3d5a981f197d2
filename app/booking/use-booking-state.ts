import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { parseIsoDate, romeDate } from '#app/domain/search/iso-date.ts';
import { parseSearch, SEARCH_FIELDS, searchFields } from '#app/domain/search/journey-search.ts';
import { writeQuery } from '#app/ui/page/write-query.ts';
import { type BookingData, bookingReducer } from './booking-state.ts';

const MINUTE_MILLISECONDS = 60_000;

/**
 * How long typing must pause before the address follows; browsers limit how often it may change.
 */
const PAUSE_MILLISECONDS = 300;

/**
 * The form's state, which takes over what was typed before its code came, follows the day in Rome,
 * and stands in the page's address, in readable words, from the visitor's first change on: it can
 * be shared and survives a reload, the way back and a change of language.
 *
 * @param onBegun called when somebody has begun already
 * @returns also what writes the address at once, for whoever leaves the form
 */
export function useBookingState(data: BookingData, onBegun: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(bookingReducer, data);
  const { search, today } = state;

  // On a slow network a visitor has typed and chosen by then, and a browser may have put back what
  // stood there before. React keeps all that on the screen but knows nothing of it. A copy that was
  // saved for want of a network knows nothing of the search in its address either.
  const takeOver = useEffectEvent(() => {
    const typed = [...new FormData(form.current ?? undefined)].map(([name, value]) => [
      name,
      String(value),
    ]);
    const fields = new URLSearchParams(typed);
    const address = new URLSearchParams(data.isSearched ? '' : window.location.search);
    for (const name of SEARCH_FIELDS)
      if (address.has(name)) fields.set(name, address.get(name) ?? '');
    const { from, to, ...choices } = parseSearch(fields, today);
    if (from !== search.from) dispatch({ type: 'typed', side: 'from', text: from });
    if (to !== search.to) dispatch({ type: 'typed', side: 'to', text: to });
    // A day that does not exist has no place in the browser's field, which then stands empty.
    const rendered = { ...search, date: parseIsoDate(search.date) ?? '' };
    const changed = Object.entries(choices).filter(
      ([name, value]) => rendered[name as keyof typeof rendered] !== value,
    );
    if (changed.length > 0) dispatch({ type: 'set', values: Object.fromEntries(changed) });
    if (from !== search.from || to !== search.to || form.current?.contains(document.activeElement))
      onBegun();
  });
  useEffect(() => takeOver(), []);

  // The server's day at first, so that both agree; then the clock's, since a page may stay open
  // past midnight.
  useEffect(() => {
    const look = () => dispatch({ type: 'dayBegan', today: romeDate(new Date()) });
    look();
    const timer = setInterval(look, MINUTE_MILLISECONDS);
    const returns = ['focus', 'pageshow', 'visibilitychange'];
    for (const event of returns) window.addEventListener(event, look);
    return () => {
      clearInterval(timer);
      for (const event of returns) window.removeEventListener(event, look);
    };
  }, []);

  const writeAddress = useCallback(() => {
    if (search === data.search) return;
    const { from, to, ...choices } = searchFields(search, today);
    // An emptied field has to be written down where the page fills in stations of its own.
    const emptied = data.isPrefilled ? '' : undefined;
    writeQuery({ from: from ?? emptied, to: to ?? emptied, ...choices, destination: undefined });
  }, [search, today, data]);
  useEffect(() => {
    const timer = setTimeout(writeAddress, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [writeAddress]);

  return { form, state, dispatch, writeAddress };
}
