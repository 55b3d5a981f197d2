import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChosenStation } from '#app/domain/search/check-search.ts';
import type { FieldFocus } from './use-field-focus.ts';

/**
 * Focuses an empty arrival after a tap on a departure, so that the phone's keyboard stays open.
 *
 * @param chosen the departure that was chosen last; undefined in the arrival's own field
 * @returns notes how a station is chosen: the type of the pointer, or nothing for a key
 */
export function useArrivalFocus(
  chosen: ChosenStation | undefined,
  { input, isInside }: FieldFocus,
): (pointerType: string) => void {
  const pointer = useRef('');
  const focusArrival = useEffectEvent(() => {
    if (pointer.current !== 'touch' || !isInside()) return;
    const next = input.current?.form?.querySelector<HTMLInputElement>('[data-field="to"]');
    if (next?.value === '') next.focus();
  });
  useEffect(() => {
    if (chosen) focusArrival();
  }, [chosen]);
  return (pointerType) => {
    pointer.current = pointerType;
  };
}
