import { type Dispatch, type RefObject, useEffect } from 'react';
import type { RequestedJourney } from '#app/domain/search/requested-journey.ts';
import type { BookingAction } from './use-booking.ts';

/** Fills in a journey that was asked for elsewhere on the page, and moves the focus to the form. */
export function useRequestedJourney(
  journey: RequestedJourney | undefined,
  form: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<BookingAction>,
): void {
  useEffect(() => {
    if (!journey) return;
    dispatch({ type: 'chosen', side: 'from', station: journey.from });
    dispatch({ type: 'chosen', side: 'to', station: journey.to });
    form.current?.scrollIntoView({ block: 'center' });
    form.current?.querySelector<HTMLElement>('[data-field="date"]')?.focus({ preventScroll: true });
  }, [journey, form, dispatch]);
}
