import { type FormEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  checkSearch,
  type FaultySearch,
  type ReadySearch,
} from '#app/domain/search/check-search.ts';
import { romeDate } from '#app/domain/search/iso-date.ts';
import { shopLink } from '#app/domain/search/shop-link.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { hasComfort } from '#app/ui/comfort.ts';
import type { BookingData } from './booking-state.ts';
import { fieldMeaning } from './field-meaning.ts';
import { type BookingMessages, REPEAT_MILLISECONDS } from './use-booking-message.ts';
import type { BookingForm } from './use-booking-state.ts';
import type { StationList } from './use-station-list.ts';

interface SubmittedForm extends Pick<BookingForm, 'form' | 'state' | 'dispatch'> {
  readonly data: Pick<BookingData, 'shop'>;
  readonly stations: StationList;
  readonly messages: BookingMessages;
}

/** The handler of the form's submission: it opens the shop, or shows the problems of the search. */
export function useSearchSubmit(submitted: SubmittedForm): (event: FormEvent) => Promise<void> {
  const { form, state, dispatch, data, stations, messages } = submitted;
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(state.search);
  useEffect(() => {
    latest.current = state.search;
  }, [state.search]);

  /** Checks the search and shows the result; false if that needs the list of stations. */
  function check(list: StationIndex | undefined): boolean {
    const from = fieldMeaning(state, 'from', list);
    const to = fieldMeaning(state, 'to', list);
    if (!from || !to) return false;
    // Midnight may have passed since the last event.
    const checked = checkSearch(state.search, from, to, romeDate(new Date()));
    if (checked.kind === 'problems') showProblems(checked);
    else openShop(checked);
    return true;
  }

  function showProblems({ problems, from, to }: FaultySearch) {
    const first = (['from', 'to', 'date'] as const).find((name) => problems[name]);
    const field = form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`);
    // Synchronously, so that the field is focused with its error: it then opens no list.
    flushSync(() => {
      dispatch({ type: 'checked', problems, from, to });
      messages.showProblems(problems, field);
    });
    // Ends a smooth scroll to the button, which would go on past the field.
    window.scrollBy({ behavior: 'instant' });
    field?.focus();
    // With its label and error. WebKit's focus() does not scroll to a field below the header.
    field?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  }

  function openShop({ journey, from, to }: ReadySearch) {
    const address = shopLink(data.shop.address, data.shop.form, journey);
    dispatch({ type: 'checked', problems: {}, from, to, shopAddress: address });
    // Repeated taps, or Enter held down, would open a tab each.
    const now = performance.now();
    if (now - openedAt.current < REPEAT_MILLISECONDS) return;
    openedAt.current = now;
    // A browser may block the tab, so the message and the form link to the shop too.
    if (hasComfort('same-tab')) window.location.assign(address);
    else window.open(address, '_blank', 'noopener');
    messages.showRedirect(address);
  }

  return async (event) => {
    event.preventDefault();
    if (check(stations.list)) return;
    const list = await stations.load();
    // The visitor has gone on filling in the form: what was sent is no longer meant.
    if (latest.current !== state.search) return;
    // Without the list, the server checks the search.
    if (!check(list)) form.current?.submit();
  };
}
