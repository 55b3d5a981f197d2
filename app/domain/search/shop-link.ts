import { codeFromStationId, shopStationId } from '#app/domain/stations/station-id.ts';
import type { IsoDate } from './iso-date.ts';
import type { JourneySearch } from './journey-search.ts';

/**
 * How ticket shops identify a station, by the value of the setting `SHOP_STATION_ID`: the 8-digit
 * id, or the 7-digit code that the padding rule lengthens.
 */
export const SHOP_STATION_FORMS = {
  uic8: (stationId) => shopStationId(stationId),
  uic7: (stationId) => shopStationId(codeFromStationId(stationId)),
} as const satisfies Record<string, (stationId: string) => string>;

/** One of these forms. */
export type ShopStationForm = keyof typeof SHOP_STATION_FORMS;

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
  const stationCode = SHOP_STATION_FORMS[form];
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
