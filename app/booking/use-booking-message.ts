import { type RefObject, useCallback, useState } from 'react';
import { type SearchProblems, summarise } from '#app/domain/search/check-search.ts';
import type { BookingMessage } from './booking-toast.tsx';

/** The same message again within this time is not wanted, nor is a second tab. */
export const REPEAT_MILLISECONDS = 1_000;

export interface BookingMessages {
  readonly message: BookingMessage | undefined;
  /** Says that the shop is open in another tab, and links to it. */
  readonly showRedirect: (address: string) => void;
  /** Sums up the problems; the first of them is that of the field, which gets the focus. */
  readonly showProblems: (problems: SearchProblems, field: Element | null | undefined) => void;
  readonly close: () => void;
}

/** The message that the form shows after it is submitted. */
export function useBookingMessage(form: RefObject<HTMLFormElement | null>): BookingMessages {
  const [message, setMessage] = useState<BookingMessage>();

  function showProblems(problems: SearchProblems, field: Element | null | undefined) {
    const kind = summarise(problems);
    const id = Date.now();
    // Enter held down says it once.
    if (message?.kind === kind && id - message.id < REPEAT_MILLISECONDS)
      return setMessage({ ...message, problems });
    const isAnnouncedByField = kind === 'sameStation' && field !== document.activeElement;
    setMessage({ kind, problems, id, isAnnouncedByField });
  }

  const close = useCallback(() => {
    // If focus was in the message, return it to the submit button.
    if (document.activeElement?.closest('.toasts'))
      form.current?.querySelector<HTMLElement>('.booking-submit')?.focus({ preventScroll: true });
    setMessage(undefined);
  }, [form]);

  return {
    message,
    showRedirect: (address) => setMessage({ kind: 'redirect', address, id: Date.now() }),
    showProblems,
    close,
  };
}
