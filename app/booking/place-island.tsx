import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { TextsProvider, useTexts } from '#app/i18n/translator.ts';
import type { BookingIslandProps } from './booking-island.tsx';
import { bookingReducer } from './booking-state.ts';
import { StationField } from './station-field.tsx';
import { useStationList } from './use-station-list.ts';

/** A single station field inside a form of the server's HTML, on the server and in the browser. */
export default function PlaceIsland({ island, data }: BookingIslandProps) {
  return (
    <TextsProvider value={island}>
      <PlaceField data={data} />
    </TextsProvider>
  );
}

/** The arrival field of the booking form, with words of its own. */
function PlaceField({ data }: Pick<BookingIslandProps, 'data'>) {
  const { language } = useTexts('booking');
  const stations = useStationList(language);
  const box = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(bookingReducer, data);

  // Before hydration the visitor may have typed, which React leaves on the screen alone.
  const takeOver = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== state.search.to) dispatch({ type: 'typed', side: 'to', text: input.value });
    if (input === document.activeElement) void stations.load();
  });
  const { load } = stations;
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (!input) return;
    takeOver(input);
    // Repeated at each letter until it succeeds, since a phone may be back on the network.
    const loadStations = () => void load();
    for (const event of ['focus', 'input']) input.addEventListener(event, loadStations);
    return () => {
      for (const event of ['focus', 'input']) input.removeEventListener(event, loadStations);
    };
  }, [load]);

  return (
    <div ref={box}>
      <StationField
        side="to"
        name="add"
        isOptional
        state={state}
        dispatch={dispatch}
        data={data}
        stations={stations}
      />
    </div>
  );
}
