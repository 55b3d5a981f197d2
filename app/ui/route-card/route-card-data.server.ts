import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { findCity } from '#app/data/cities/cities.ts';
import { summaryOfRoute } from '#app/data/journeys/popular-routes.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatDuration, formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';

/**
 * A popular route's figures in a language, the same wherever they are shown; undefined when the
 * timetable has no journey for it.
 */
export function routeFigures(route: PopularRoute, planner: Planner, language: Language) {
  const summary = summaryOfRoute(planner, route);
  if (!summary) return undefined;
  const t = textsFor(language, 'journey');
  const interval = formatInterval(route, language);
  const trains =
    summary.directTrains > 0
      ? t('directTrains', { count: summary.directTrains })
      : t('onlyChanging');
  return {
    /** The fastest train's. */
    duration: formatDuration(summary.fastest.durationMinutes, language),
    /**
     * «every 30 min, 55 direct trains a day», with the interval where the product description names
     * one.
     */
    frequency: interval ? t('frequency', { interval, trains }) : trains,
    trains,
    price: t('fromPrice', { price: formatPrice(route.fromPriceCents, language) }),
  };
}

/** «every 30 min», undefined for a route to which the product description gives no interval. */
export function formatInterval({ everyMinutes }: { everyMinutes?: number }, language: Language) {
  if (everyMinutes === undefined) return undefined;
  const t = textsFor(language, 'journey');
  return everyMinutes === 60
    ? t('everyHour')
    : t('every', { interval: formatDuration(everyMinutes, language) });
}

/** The card of a popular route in a language; none when the timetable has no journey for it. */
export function routeCard(route: PopularRoute, planner: Planner, language: Language) {
  const { departure, arrival } = route;
  const figures = routeFigures(route, planner, language);
  if (!figures) return [];
  const posters = [drawingAddress(departure), drawingAddress(arrival)] as const;
  const address = localAddress(routePath(departure, arrival), language);
  return [{ ...figures, posters, address, name: routeName(route, language) }];
}

/** What the card of a popular route shows. */
export type RouteCardData = ReturnType<typeof routeCard>[number];

/** «Rome to Milan». */
export function routeName(
  route: Pick<PopularRoute, 'departure' | 'arrival'>,
  language: Language,
): string {
  const [from, to] = [route.departure, route.arrival].map((slug) => findCity(slug)?.name[language]);
  return textsFor(language, 'journey')('pair', { from, to });
}
