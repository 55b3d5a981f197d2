import { type Dispatch, useEffect } from 'react';
import type { StationBook } from './station-book.ts';
import type { BookingAction, BookingState } from './use-booking.ts';

/** Shows the chosen stations under their names in the list's language, after the language has changed. */
export function useRelabelledStations(
  stations: BookingState['stations'],
  book: StationBook | undefined,
  dispatch: Dispatch<BookingAction>,
): void {
  useEffect(() => {
    if (!book) return;
    for (const side of ['from', 'to'] as const) {
      const chosen = stations[side];
      const station = chosen && book.find(chosen.id);
      if (station && station.label !== chosen.label) dispatch({ type: 'chosen', side, station });
    }
  }, [stations, book, dispatch]);
}
