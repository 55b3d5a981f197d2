import {
  type Dispatch,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { parseSearch, SEARCH_FIELDS, searchFields } from '#app/domain/search/journey-search.ts';
import { followDay } from '#app/ui/page/follow-day.ts';
import { writeQuery } from '#app/ui/page/write-query.ts';
import {
  type BookingAction,
  type BookingData,
  type BookingState,
  bookingReducer,
} from './booking-state.ts';

/** Typing is debounced, since browsers limit how often an address may change. */
const PAUSE_MILLISECONDS = 300;

export interface BookingForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly state: BookingState;
  readonly dispatch: Dispatch<BookingAction>;
  /** Writes the state into the address at once, in place of after a pause. */
  readonly writeAddress: () => void;
}

/**
 * The form's state. It takes over the fields as they were filled in before hydration and follows
 * the day in Rome. From the first change on, the page's address holds it, so that it can be shared
 * and survives a reload, the back button and a change of language.
 *
 * @param onStarted called if the visitor started to fill in the form before hydration
 */
export function useBookingState(data: BookingData, onStarted: () => void): BookingForm {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(bookingReducer, data);
  const { search, today } = state;

  const takeOver = useEffectEvent(() => {
    const fields = fieldsBeforeHydration(form.current, data);
    const { from, to, ...choices } = parseSearch(fields, today);
    if (from !== search.from) dispatch({ type: 'typed', side: 'from', text: from });
    if (to !== search.to) dispatch({ type: 'typed', side: 'to', text: to });
    // The browser's date field shows an invalid date as empty.
    const rendered = { ...search, date: parseIsoDate(search.date) ?? '' };
    const changed = Object.entries(choices).filter(
      ([name, value]) => rendered[name as keyof typeof rendered] !== value,
    );
    if (changed.length > 0) dispatch({ type: 'set', values: Object.fromEntries(changed) });
    const isFocused = form.current?.contains(document.activeElement);
    if (isFocused || from !== search.from || to !== search.to) onStarted();
  });
  useEffect(() => takeOver(), []);

  // The first render has the server's day, so that hydration agrees.
  useEffect(() => followDay((day) => dispatch({ type: 'dayBegan', today: day })), []);

  const writeAddress = useCallback(() => {
    if (search === data.search) return;
    const { from, to, ...choices } = searchFields(search, today);
    // An emptied field stays in the address where the page would fill in a station.
    const emptied = data.isPrefilled ? '' : undefined;
    writeQuery({ from: from ?? emptied, to: to ?? emptied, ...choices, destination: undefined });
  }, [search, today, data]);
  useEffect(() => {
    const timer = setTimeout(writeAddress, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [writeAddress]);

  return { form, state, dispatch, writeAddress };
}

/**
 * The fields of the form as they are on the screen: before hydration the visitor may have filled
 * them in, and the browser may have restored them. React leaves their values, but does not take
 * them into its state. The search in the address of a page that is shown offline is not in the
 * saved HTML either.
 */
function fieldsBeforeHydration(
  form: HTMLFormElement | null,
  { isSearched }: Pick<BookingData, 'isSearched'>,
): URLSearchParams {
  // The form has no field of files.
  const typed = [...new FormData(form ?? undefined)] as [string, string][];
  const fields = new URLSearchParams(typed);
  const address = new URLSearchParams(isSearched ? '' : window.location.search);
  for (const name of SEARCH_FIELDS) {
    if (address.has(name)) fields.set(name, address.get(name) ?? '');
  }
  return fields;
}
