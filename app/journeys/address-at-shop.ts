import { type ShopJourney, shopLink } from '#app/domain/search/shop-link.ts';
import type { SiteRequest } from '#app/domain/site.ts';

/** The address of the shop's results for a journey. */
export function addressAtShop(
  journey: ShopJourney,
  { settings }: Pick<SiteRequest, 'settings'>,
): string {
  return shopLink(settings.shopAddress, settings.shopStationForm, journey);
}
