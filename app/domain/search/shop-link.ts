import type { ShopStationForm } from '#app/domain/site-settings.ts';
import { codeFromStationId, shopStationId } from '#app/domain/stations/station-id.ts';
import type { IsoDate } from './iso-date.ts';
import type { Currency } from './journey-search.ts';

/** A journey that can be handed to the shop: every part checked. */
export interface ShopJourney {
  /** 8-digit station ids. */
  readonly departureStationId: string;
  readonly arrivalStationId: string;
  readonly departureDate: IsoDate;
  readonly adults: number;
  readonly children: number;
  readonly currency: Currency;
  readonly roundTrip: boolean;
}

/** The shop's filter field, which never changes (specification section 7). */
const SELECTED_FILTERS = '1';

/**
 * Writes the address of the shop's results for a journey, with exactly the query fields of specification section 7
 * and in their order; fields that the shop's own address already has stay in front.
 *
 * @param shopAddress the shop's results page
 * @param form which station code the shop takes
 */
export function shopLink(shopAddress: string, form: ShopStationForm, journey: ShopJourney): string {
  const stationCode = (id: string) => shopStationId(form === 'uic7' ? codeFromStationId(id) : id);
  const url = new URL(shopAddress);
  const fields = {
    departureStationId: stationCode(journey.departureStationId),
    arrivalStationId: stationCode(journey.arrivalStationId),
    departureDate: journey.departureDate,
    adults: String(journey.adults),
    children: String(journey.children),
    currency: journey.currency,
    selectedFilters: SELECTED_FILTERS,
    roundTrip: String(journey.roundTrip),
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
