import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { cityOfStation } from '#app/data/cities/cities.ts';
import type { ReadySearch } from '#app/domain/search/check-search.ts';
import { shopLink } from '#app/domain/search/shop-link.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import type { FasterTrain } from '#app/journeys/reach-data.ts';
import { type SearchedJourney, searchedJourney } from '#app/journeys/searched-journey.ts';

/** The search page of a search without problems. */
export interface ShownJourney extends SearchedJourney {
  readonly posters: readonly [departure: string | undefined, arrival: string | undefined];
  /** The address of the shop's results. */
  readonly address: string;
}

/**
 * The data of a search without problems: its journey, the posters of both cities and the link to
 * the shop.
 *
 * @param typed the stations as the visitor wrote them
 * @param faster a much faster train that the timetable does not hold
 */
export function shownJourney(
  search: ReadySearch,
  typed: { readonly from: string; readonly to: string },
  site: SiteRequest,
  faster: FasterTrain | undefined,
): ShownJourney {
  const { shopAddress, shopStationForm } = site.settings;
  return {
    ...searchedJourney(search, typed, site, faster),
    posters: [posterOf(search.from.id), posterOf(search.to.id)],
    address: shopLink(shopAddress, shopStationForm, search.journey),
  };
}

function posterOf(stationId: string): string | undefined {
  const city = cityOfStation(stationId);
  return city && drawingAddress(city.slug);
}
