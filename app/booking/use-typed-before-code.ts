import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { parseSearch } from '#app/domain/search/journey-search.ts';
import type { BookingAction, BookingState } from './use-booking.ts';

interface TypedBeforeCode {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly search: BookingState['search'];
  readonly today: IsoDate;
  readonly dispatch: Dispatch<BookingAction>;
  /** Called when somebody has begun already. */
  readonly onBegun: () => void;
}

/**
 * Takes over what stands in the form when its code arrives: on a slow network a visitor has typed by then, and a browser
 * may have put back what was typed before. React keeps such texts on the screen but knows nothing of them.
 */
export function useTypedBeforeCode({ form, search, today, dispatch, onBegun }: TypedBeforeCode): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !form.current) return;
    done.current = true;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string') fields.append(name, value);
    }
    const typed = parseSearch(fields, today);
    for (const side of ['from', 'to'] as const) {
      if (typed[side] !== search[side]) dispatch({ type: 'typed', side, text: typed[side] });
    }
    if (
      typed.from !== search.from ||
      typed.to !== search.to ||
      form.current.contains(document.activeElement)
    ) {
      onBegun();
    }
  }, [form, search, today, dispatch, onBegun]);
}
