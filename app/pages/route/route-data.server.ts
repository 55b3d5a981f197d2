import type { City } from '#app/data/cities/schema.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { otherPopularRoutes, type PopularRoute } from '#app/domain/routes/popular-route.ts';
import { cityPath, hotelsPath, localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { type RouteJourney, routeJourney } from '#app/journeys/route-journey.ts';
import type { BasisRequest } from '#app/journeys/timetable-basis.ts';
import type { NamedAddress } from '#app/seo/structured-data.server.ts';
import { type CityCard, cityCard } from '#app/ui/city/city-card.server.ts';
import { type RouteCardData, routeCard } from '#app/ui/route-card/route-card-data.server.ts';

/** The data of a route's page, without the form. */
export interface RouteData extends RouteCardData, RouteJourney {
  readonly cities: readonly CityCard[];
  /** To the hotels of both cities, and to the route back. */
  readonly links: readonly NamedAddress[];
  readonly others: readonly RouteCardData[];
  /** Which companies' trains the marked numbers of the others leave out. */
  readonly othersNote: string | undefined;
  /** The Italian words that the answers quote. */
  readonly quotes: readonly string[] | undefined;
}

/** The data of a route's page in a language; undefined when the timetable has no journey for it. */
export function routeData(
  route: PopularRoute,
  from: City,
  to: City,
  request: BasisRequest,
): RouteData | undefined {
  const { planner, language } = request;
  const card = routeCard(route, planner, language);
  const journey = routeJourney(route, from, to, request);
  if (!card || !journey) return undefined;
  const t = textsFor(language, 'route');
  const cities = [from, to];
  const others = otherPopularRoutes(POPULAR_ROUTES, route)
    .map((other) => routeCard(other, planner, language))
    .filter((other) => other !== undefined);
  const notCounted = [...new Set(others.flatMap(({ uncounted }) => uncounted))];
  return {
    ...card,
    ...journey,
    cities: cities.map((city) => cityCard(city, cityPath, language)),
    links: [
      ...cities.map(({ slug, name }) => ({
        name: t('cities.hotels', { city: name[language] }),
        address: localAddress(hotelsPath(slug), language),
      })),
      {
        name: t('cities.back', { from: to.name[language], to: from.name[language] }),
        address: localAddress(routePath(route.arrival, route.departure), language),
      },
    ],
    others,
    othersNote:
      notCounted.length > 0
        ? t('othersWithout', { others: formatList(notCounted, language) })
        : undefined,
    quotes: to.arrival.quotes,
  };
}
