import { findCity } from '#app/data/cities/cities.ts';
import { OPERATORS, type OperatorId } from '#app/data/journeys/operators.ts';
import { stationCoordinates } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { translatorFor } from '#app/i18n/page-texts.server.ts';
import { faq } from '#app/seo/structured-data/faq.ts';
import type { StructuredNode, StructuredSite } from '#app/seo/structured-data/node.ts';
import { route as routeNode } from '#app/seo/structured-data/route.ts';
import { trailFromHome } from '#app/seo/structured-data/trail-from-home.server.ts';
import type { RouteData } from './route-data.server.ts';

/**
 * What machines are told of a popular route: the way to its page, its trains, and the questions that the page answers.
 * Fares are left out, since the page only estimates them.
 *
 * @param description of the page, for people who have not opened it
 */
export function routeStructured(
  route: PopularRoute,
  { names, questions }: Pick<RouteData, 'names' | 'questions'>,
  description: string,
  site: StructuredSite,
  language: Language,
): readonly StructuredNode[] {
  const t = translatorFor(language).getFixedT(language, 'journey');
  const name = t('pair', names);
  const address = localAddress(routePath(route.departure, route.arrival), language);
  return [
    trailFromHome(site, language, { name, address }),
    routeNode(site, {
      name,
      description,
      address,
      departure: stationOf(route.departure),
      arrival: stationOf(route.arrival),
      stops: route.stops.map((stop) => stationOf(stop).name),
      operators: route.operators.map((id) => OPERATORS[id as OperatorId]),
    }),
    faq(questions),
  ];
}

/** The main station of a guide city; any other stop is written as its station's name already. */
function stationOf(stop: string) {
  const city = findCity(stop);
  return city
    ? { name: city.stationName, coordinates: stationCoordinates(city.stationId) }
    : { name: stop, coordinates: undefined };
}
