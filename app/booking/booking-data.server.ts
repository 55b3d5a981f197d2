import { CITIES } from '#app/data/cities/cities.ts';
import { onwardPlace } from '#app/data/onward/find-place.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { PathEnd } from '#app/data/stations/trip-paths.server.ts';
import { checkDate, parseSearch, SEARCH_FIELDS } from '#app/domain/search/journey-search.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import { chosenStation, exactEnd, placeFrom, type ReadEnd } from '#app/journeys/searched-end.ts';
import type { BookingIslandProps } from './booking-island.tsx';
import type { BookingData, StationSide } from './booking-state.ts';
import { replacedValues } from './replaced-values.server.ts';

/** How many guide cities, in their order, are suggested in an empty field. */
const POPULAR_COUNT = 6;

/**
 * The initial state of the booking form, from the fields of an address. The ends or station ids of
 * `prefill` fill in fields that the address does not name. An invalid travel date becomes today; an
 * unknown `destination` leaves the arrival empty. `replaced` says which values were replaced.
 */
export function bookingData(
  site: SiteRequest,
  fields: URLSearchParams,
  prefill: Partial<Record<StationSide, string | PathEnd | undefined>> = {},
): BookingIslandProps {
  const index = stationIndexFor(site.language);
  const given = parseSearch(fields, site.today);
  const station = (text: string, filled: string | PathEnd | undefined) => {
    const prefilled = typeof filled === 'string' ? { stationId: filled } : filled;
    const end = text ? exactEnd(text, site.language) : prefilled && knownEnd(prefilled, index);
    return end && chosenStation(end, site.language);
  };
  // A field that is empty in the address was emptied by the visitor, and stays empty.
  const from = station(given.from, fields.has('from') ? undefined : prefill.from);
  const to = station(
    given.to,
    fields.has('to') ? undefined : (fields.get('destination') ?? prefill.to),
  );
  const data: BookingData = {
    today: site.today,
    search: {
      ...given,
      from: from?.label ?? given.from,
      to: to?.label ?? given.to,
      date: checkDate(given.date, site.today) ? site.today : given.date,
    },
    stations: {
      from: from && { id: from.id, label: from.label },
      to: to && { id: to.id, label: to.label },
    },
    problems: {},
    replaced: replacedValues(fields, given, site),
    isPrefilled:
      prefill.from !== undefined || prefill.to !== undefined || fields.has('destination'),
    isSearched: SEARCH_FIELDS.some((name) => fields.has(name)),
    popular: CITIES.slice(0, POPULAR_COUNT).map(({ stationId }) => stationId),
    shop: { address: site.settings.shopAddress, form: site.settings.shopStationForm },
  };
  return { data, island: { language: site.language, booking: RESOURCES[site.language].booking } };
}

function knownEnd({ stationId, place }: PathEnd, index: StationIndex): ReadEnd | undefined {
  const station = index.stationsById.get(stationId);
  return station && { station, place: placeFrom(station, onwardPlace(place ?? '')) };
}
