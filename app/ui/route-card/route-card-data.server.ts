import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { type RouteFigures, routeFigures, routeName } from '#app/journeys/route-figures.ts';

/** The data of a popular route's card. */
export interface RouteCardData extends RouteFigures {
  /** The posters of both cities; undefined for a city without one. */
  readonly posters: readonly [departure: string | undefined, arrival: string | undefined];
  readonly address: string;
  readonly name: string;
}

/** The card of a popular route; undefined when the timetable has no journey for it. */
export function routeCard(
  route: PopularRoute,
  planner: Planner,
  language: Language,
): RouteCardData | undefined {
  const { departure, arrival } = route;
  const figures = routeFigures(route, planner, language);
  if (!figures) return undefined;
  return {
    ...figures,
    posters: [drawingAddress(departure), drawingAddress(arrival)],
    address: localAddress(routePath(departure, arrival), language),
    name: routeName(route, language),
  };
}
