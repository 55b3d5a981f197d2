import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { TextsProvider } from '#app/i18n/translator.ts';
import { followDay } from '#app/ui/page/follow-day.ts';
import type { BookingIslandProps } from './booking-island.tsx';
import { bookingReducer } from './booking-state.ts';
import { DateField } from './date-field.tsx';

/** A single day of travel inside a form of the server's HTML, on the server and in the browser. */
export default function DayIsland({ island, data }: BookingIslandProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(bookingReducer, data);

  // The browser may have restored another day, which React leaves on the screen alone.
  const takeOver = useEffectEvent(() => {
    const date = parseIsoDate(box.current?.querySelector('input')?.value ?? '');
    if (date && date !== state.search.date) dispatch({ type: 'set', values: { date } });
  });
  useEffect(() => takeOver(), []);

  useEffect(() => followDay((today) => dispatch({ type: 'dayBegan', today })), []);

  return (
    <TextsProvider value={island}>
      <div ref={box}>
        <DateField day="date" state={state} dispatch={dispatch} />
      </div>
    </TextsProvider>
  );
}
