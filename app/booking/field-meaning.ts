import type { FieldMeaning } from '#app/domain/search/check-search.ts';
import { placeLabel, placeNamed } from '#app/domain/stations/place-label.ts';
import { meantStation, resolveStation } from '#app/domain/stations/resolve.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import type { BookingState, StationSide } from './booking-state.ts';

type FormStations = Pick<BookingState, 'search' | 'stations'>;

/** The meaning of a station field's text; undefined if only the list of stations can tell. */
export function fieldMeaning(
  { search, stations }: FormStations,
  side: StationSide,
  list: StationIndex | undefined,
): FieldMeaning | undefined {
  const station = stations[side];
  if (station) return { kind: 'exact', station };
  if (search[side].trim() === '') return { kind: 'empty' };
  if (!list) return undefined;
  const found = resolveStation(list, search[side]);
  if (!('station' in found)) return found;
  const { id, label } = found.station;
  const place = placeNamed(list, search[side], found.station);
  return { ...found, station: { id, label: placeLabel(label, place) } };
}

/** The id of a field's station, if its text is known to mean exactly one. */
export function knownStationId(
  { search, stations }: FormStations,
  side: StationSide,
  list: StationIndex | undefined,
): string | undefined {
  const station = stations[side] ?? (list && meantStation(list, search[side])?.station);
  return station?.id;
}
