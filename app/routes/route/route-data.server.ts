import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { findCity } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { stationNameOf } from '#app/data/cities/station-name.server.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { namedSource } from '#app/data/named-source.ts';
import type { Language } from '#app/domain/language.ts';
import { otherPopularRoutes, type PopularRoute, runsNonStop } from '#app/domain/routes/popular-route.ts';
import { cityPath, hotelsPath, localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatDistance } from '#app/i18n/format.ts';
import { translatorFor } from '#app/i18n/page-texts.server.ts';
import { journeyNote } from '#app/ui/route-card/journey-note.server.ts';
import { routeCard, routeFigures } from '#app/ui/route-card/route-card-data.server.ts';
import { comparisonData } from './comparison-data.server.ts';
import { operatorNames, routeQuestions } from './questions-data.server.ts';

/** Everything that a route's page shows beside the form, in the words of a language. */
export function routeData(route: PopularRoute, from: City, to: City, language: Language) {
  const t = translatorFor(language).getFixedT(language, 'journey');
  const comparison = comparisonData(route, language);
  return {
    ...routeFigures(route, language),
    note: journeyNote(route, language),
    names: { from: from.name[language], to: to.name[language] },
    posters: [drawingAddress(from.slug), drawingAddress(to.slug)] as const,
    stations: { departure: stationNameOf(from, language), arrival: stationNameOf(to, language) },
    type: route.type,
    distance: t('direct', { distance: formatDistance(route.distanceKm, language) }),
    operators: operatorNames(route, language),
    stops: route.stops.map((stop) => stopData(stop, language)),
    isNonStop: runsNonStop(route),
    comparison,
    questions: routeQuestions(route, from, to, comparison, language),
    cities: [from, to].map((city) => ({
      name: city.name[language],
      guide: localAddress(cityPath(city.slug), language),
      hotels: localAddress(hotelsPath(city.slug), language),
    })),
    back: localAddress(routePath(route.arrival, route.departure), language),
    others: otherPopularRoutes(POPULAR_ROUTES, route).map((other) => routeCard(other, language)),
    sources: sourcesOf({ ...route.sources, ...comparison.sources }, language),
  };
}

/** What a route's page shows. */
export type RouteData = ReturnType<typeof routeData>;

function stopData(stop: string, language: Language) {
  const city = findCity(stop);
  return city
    ? { name: city.name[language], guide: localAddress(cityPath(city.slug), language) }
    : { name: stop, guide: undefined };
}

function sourcesOf(
  ids: PopularRoute['sources'] & ReturnType<typeof comparisonData>['sources'],
  language: Language,
) {
  const rows = [
    ['distance', ids.distanceKm],
    ['duration', ids.durationMinutes],
    ['frequency', ids.frequency],
    ['price', ids.priceCents],
    ['drive', ids.drive],
    ['flight', ids.flight],
    ['emissions', ids.emissions],
  ] as const;
  return rows.flatMap(([figure, id]) => {
    const source = id === undefined ? undefined : namedSource(id, language);
    return source ? [{ figure, ...source }] : [];
  });
}
