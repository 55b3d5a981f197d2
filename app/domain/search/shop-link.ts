import type { ShopStationForm } from '#app/domain/site-settings.ts';
import { codeFromStationId, shopStationId } from '#app/domain/stations/station-id.ts';
import type { IsoDate } from './iso-date.ts';
import type { JourneySearch } from './journey-search.ts';

/**
 * A search that can be handed to the shop: its stations by their 8-digit ids, its day one of the
 * calendar.
 */
export interface ShopJourney extends JourneySearch {
  readonly date: IsoDate;
}

/**
 * Writes the address of the shop's results for a journey, with exactly the query fields of
 * docs/product.md, section 7 and in their order; fields that the shop's own address already has
 * stay in front.
 */
export function shopLink(shopAddress: string, form: ShopStationForm, journey: ShopJourney): string {
  const stationCode = (id: string) => shopStationId(form === 'uic7' ? codeFromStationId(id) : id);
  const url = new URL(shopAddress);
  const fields = {
    departureStationId: stationCode(journey.from),
    arrivalStationId: stationCode(journey.to),
    departureDate: journey.date,
    adults: String(journey.adults),
    children: String(journey.children),
    currency: journey.currency,
    selectedFilters: '1',
    roundTrip: String(journey.roundTrip),
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
