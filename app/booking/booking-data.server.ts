import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { ChosenStation, SearchProblems } from '#app/domain/search/check-search.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { checkDate, type JourneySearch, parseSearch } from '#app/domain/search/journey-search.ts';
import type { ShopStationForm } from '#app/domain/site-settings.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { findStationById } from '#app/domain/stations/station-index.ts';
import type { SiteRequest } from '#app/site-context.server.ts';

/** What the booking form starts with. */
export interface BookingData {
  readonly today: IsoDate;
  readonly search: JourneySearch;
  /** The stations that the texts mean, where that is already known. */
  readonly stations: { readonly from: ChosenStation | undefined; readonly to: ChosenStation | undefined };
  readonly problems: SearchProblems;
  readonly shop: { readonly address: string; readonly form: ShopStationForm };
}

/** Station ids with which a page fills in fields that the address leaves empty. */
export interface BookingPrefill {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Reads the booking form's start from an address. A day that cannot be travelled on becomes today; an unknown
 * `destination` leaves the arrival empty.
 */
export function bookingData(
  site: SiteRequest,
  fields: URLSearchParams,
  prefill: BookingPrefill = {},
): BookingData {
  const index = stationIndexFor(site.language);
  const given = parseSearch(fields, site.today);
  const byId = (id: string | null | undefined) => (id ? findStationById(index, id) : undefined);
  const station = (text: string, id: string | null | undefined): ChosenStation | undefined => {
    if (!text) return byId(id);
    const resolution = resolveStation(index, text);
    return resolution.kind === 'exact' ? resolution.station : undefined;
  };
  const from = station(given.from, prefill.from);
  const to = station(given.to, fields.get('destination') ?? prefill.to);
  return {
    today: site.today,
    search: {
      ...given,
      from: given.from || (from?.label ?? ''),
      to: given.to || (to?.label ?? ''),
      date: checkDate(given.date, site.today) ? site.today : given.date,
    },
    stations: { from: from && { id: from.id, label: from.label }, to: to && { id: to.id, label: to.label } },
    problems: {},
    shop: { address: site.settings.shopAddress, form: site.settings.shopStationForm },
  };
}
