import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { findCity } from '#app/data/cities/cities.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatDuration, formatPrice } from '#app/i18n/format.ts';
import { formatFrequency } from '#app/i18n/format-frequency.server.ts';
import { translatorFor } from '#app/i18n/page-texts.server.ts';

/** A popular route's figures in words, the same wherever they are shown. */
interface RouteFigures {
  readonly duration: string;
  readonly frequency: string;
  /** «from €29.90» */
  readonly price: string;
}

/** A popular route as a card shows it. */
export interface RouteCardData extends RouteFigures {
  readonly address: string;
  /** «Rome to Milan» */
  readonly name: string;
  /** Both cities' posters, the departure's first. */
  readonly posters: readonly [string | undefined, string | undefined];
}

/** Writes a popular route's figures in a language. */
export function routeFigures(route: PopularRoute, language: Language): RouteFigures {
  const t = translatorFor(language).getFixedT(language, 'journey');
  return {
    duration: formatDuration(route.durationMinutes, language),
    frequency: formatFrequency(route.frequency, language),
    price: t('fromPrice', { price: formatPrice(route.priceCents, language) }),
  };
}

/** Writes the card of a popular route in a language. */
export function routeCard(route: PopularRoute, language: Language): RouteCardData {
  const t = translatorFor(language).getFixedT(language, 'journey');
  return {
    ...routeFigures(route, language),
    posters: [drawingAddress(route.departure), drawingAddress(route.arrival)],
    address: localAddress(routePath(route.departure, route.arrival), language),
    name: t('pair', {
      from: findCity(route.departure)?.name[language],
      to: findCity(route.arrival)?.name[language],
    }),
  };
}
