import { cityOfStation } from '#app/data/cities/cities.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import type { Language } from '#app/domain/language.ts';
import { findPopularRoute, type PopularRoute } from '#app/domain/routes/popular-route.ts';
import { formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';

interface Ends {
  readonly fromId: string;
  readonly toId: string;
  /** The stations are a part of the trip, which has another fare and another route page. */
  readonly isPart?: boolean | undefined;
}

/** The popular route between the cities of two stations that are the whole trip. */
export function popularRouteOf({ fromId, toId, isPart }: Ends): PopularRoute | undefined {
  const from = cityOfStation(fromId);
  const to = cityOfStation(toId);
  if (isPart || !from || !to) return undefined;
  return findPopularRoute(POPULAR_ROUTES, from.slug, to.slug);
}

/** The estimate of a route's lowest fare in words: «from €19.90». */
export function fromPrice(
  { fromPriceCents }: Pick<PopularRoute, 'fromPriceCents'>,
  language: Language,
): string {
  const price = formatPrice(fromPriceCents, language);
  return textsFor(language, 'journey')('fromPrice', { price });
}
