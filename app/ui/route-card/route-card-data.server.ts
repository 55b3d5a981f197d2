import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { findCity } from '#app/data/cities/cities.ts';
import { summaryOfRoute } from '#app/data/journeys/popular-routes.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Summary } from '#app/domain/timetable/summary.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatDuration, formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';

/** A popular route's figures in words, the same wherever they are shown. */
interface RouteFigures {
  /** The fastest train's. */
  readonly duration: string;
  readonly frequency: string;
  /** «55 direct trains a day» */
  readonly trains: string;
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

/** Writes a popular route's figures in a language; undefined when the timetable has no journey for it. */
export function routeFigures(
  route: PopularRoute,
  timetable: Timetable,
  language: Language,
): RouteFigures | undefined {
  const summary = summaryOfRoute(timetable, route);
  const t = textsFor(language, 'journey');
  return (
    summary && {
      duration: formatDuration(summary.fastest.durationMinutes, language),
      frequency: formatFrequency(route, summary, language),
      trains: formatTrains(summary, language),
      price: t('fromPrice', { price: formatPrice(route.fromPriceCents, language) }),
    }
  );
}

/** How often trains leave: «55 direct trains a day», behind the specification's interval where it names one. */
export function formatFrequency(route: PopularRoute, summary: Summary, language: Language): string {
  const t = textsFor(language, 'journey');
  const interval = formatInterval(route, language);
  const trains = formatTrains(summary, language);
  return interval ? t('frequency', { interval, trains }) : trains;
}

/** «every 30 min», undefined for a route to which the specification gives no interval. */
export function formatInterval({ everyMinutes }: PopularRoute, language: Language): string | undefined {
  const t = textsFor(language, 'journey');
  if (everyMinutes === undefined) return undefined;
  return everyMinutes === 60
    ? t('everyHour')
    : t('every', { interval: formatDuration(everyMinutes, language) });
}

function formatTrains({ directTrains }: Summary, language: Language): string {
  const t = textsFor(language, 'journey');
  return directTrains > 0 ? t('directTrains', { count: directTrains }) : t('onlyChanging');
}

/** Writes the card of a popular route in a language; none when the timetable has no journey for it. */
export function routeCard(route: PopularRoute, timetable: Timetable, language: Language): RouteCardData[] {
  const figures = routeFigures(route, timetable, language);
  if (!figures) return [];
  return [
    {
      ...figures,
      posters: [drawingAddress(route.departure), drawingAddress(route.arrival)],
      address: localAddress(routePath(route.departure, route.arrival), language),
      name: routeName(route, language),
    },
  ];
}

/** «Rome to Milan». */
export function routeName({ departure, arrival }: PopularRoute, language: Language): string {
  const t = textsFor(language, 'journey');
  return t('pair', { from: findCity(departure)?.name[language], to: findCity(arrival)?.name[language] });
}
