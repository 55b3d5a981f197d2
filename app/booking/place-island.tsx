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
  const takeOver = useEffectEvent(() => {
    const input = box.current?.querySelector('input');
    if (!input) return;
    if (input.value !== state.search.to) dispatch({ type: 'typed', side: 'to', text: input.value });
    if (input === document.activeElement) void stations.load();
  });
  useEffect(() => takeOver(), []);

  // Repeated at each letter until it succeeds, since a phone may be back on the network. React's
  // events: a listener of the input runs before React reads the letter, and a list that arrives
  // between the two would have React write the text without it.
  const loadStations = () => void stations.load();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of its field.
    <div ref={box} onFocus={loadStations} onInput={loadStations}>
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
