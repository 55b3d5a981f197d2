import { type Dispatch, useEffect } from 'react';
import { findStationById, type StationIndex } from '#app/domain/stations/station-index.ts';
import type { BookingAction, BookingState } from './use-booking.ts';

/** Shows the chosen stations under their names in the list's language, after the language has changed. */
export function useRelabelledStations(
  stations: BookingState['stations'],
  index: StationIndex | undefined,
  dispatch: Dispatch<BookingAction>,
): void {
  useEffect(() => {
    if (!index) return;
    for (const side of ['from', 'to'] as const) {
      const chosen = stations[side];
      const station = chosen && findStationById(index, chosen.id);
      if (station && station.label !== chosen.label) dispatch({ type: 'chosen', side, station });
    }
  }, [stations, index, dispatch]);
}
