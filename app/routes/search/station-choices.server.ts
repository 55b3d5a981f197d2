import type { StationChoice } from '#app/booking/booking-state.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { type JourneySearch, searchFields } from '#app/domain/search/journey-search.ts';
import type { StationResolution } from '#app/domain/stations/resolve.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';

/** The stations that a side's text may mean, each with the address of the same search with that station; none for a text that is clear. */
export function stationChoices(
  search: JourneySearch,
  side: 'from' | 'to',
  resolution: StationResolution,
  language: Language,
  today: IsoDate,
): readonly StationChoice[] {
  if (resolution.kind !== 'choice') return [];
  return resolution.stations.map(({ id, label, place, country, stop }) => ({
    id,
    label,
    country,
    ...(place && { place }),
    ...(stop && { stop }),
    address: localAddress(PATHS.search, language, { ...searchFields(search, today), [side]: label }),
  }));
}
