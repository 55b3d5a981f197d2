import { type IslandTexts, IslandTextsProvider } from '#app/i18n/translator.ts';
import { BookingForm } from './booking-form.tsx';
import type { BookingData } from './booking-state.ts';

/** Everything that the form needs of the page around it. */
export interface BookingIslandProps {
  readonly island: Pick<IslandTexts, 'language' | 'booking'>;
  readonly data: BookingData;
}

/** The booking form with its language and texts, on the server as in the browser. */
export default function BookingIsland({ island, data }: BookingIslandProps) {
  return (
    <IslandTextsProvider value={island}>
      <BookingForm data={data} />
    </IslandTextsProvider>
  );
}
