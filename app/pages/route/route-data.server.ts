import type { City } from '#app/data/cities/schema.ts';
import { stationNameOf } from '#app/data/cities/station-name.server.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { namedSource } from '#app/data/named-source.ts';
import type { Language } from '#app/domain/language.ts';
import { otherPopularRoutes, type PopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { cityPath, hotelsPath, localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatDistance, formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { stopLine } from '#app/journeys/stop-line.ts';
import { timeNote, timetableSource } from '#app/journeys/timetable-source.ts';
import { cityCard } from '#app/ui/city/city-card.server.ts';
import { routeCard } from '#app/ui/route-card/route-card-data.server.ts';
import { comparisonData } from './comparison-data.server.ts';
import { journeyFacts, routeQuestions } from './journey-facts.server.ts';

/**
 * Everything that a route's page shows beside the form, in the words of a language; undefined
 * without any journey.
 */
export function routeData(
  route: PopularRoute,
  from: City,
  to: City,
  planner: Planner,
  language: Language,
) {
  const figures = planner.figuresOf(from.stationId, to.stationId);
  const card = routeCard(route, planner, language);
  if (!figures || !card) return undefined;
  const t = textsFor(language, 'journey');
  const words = textsFor(language, 'route');
  const cities = [from, to] as const;
  const facts = journeyFacts(route, cities, figures, language);
  const comparison = comparisonData(route, figures.fastest.durationMinutes, language);
  const names = { from: from.name[language], to: to.name[language] };
  const stations = {
    departure: stationNameOf(from, language),
    arrival: stationNameOf(to, language),
  };
  const distance = formatDistance(route.distanceKm, language);
  const price = formatPrice(route.fromPriceCents, language);
  const toCentre = to.arrival.toCentre[language];
  const shown = { ...card, ...names, ...stations, distance, price, toCentre };
  const sources = [
    ['frequency', route.everyMinutes && 'usual-interval'],
    ['italo', facts.isItaloUncounted && 'italo-2021'],
    ['distance', 'rail-lines'],
    ['price', 'advance-fares'],
    ...comparison.sources,
  ] as const;
  return {
    ...card,
    facts,
    /** For people who have not opened the page. */
    pageTitle: t('route.title', shown),
    description: t(comparison.hasFlight ? 'route.descriptionPlane' : 'route.description', shown),
    /** The route's figures, each under its name (docs/product.md, section 2). */
    details: [
      [words('details.distance'), t('direct', { distance })],
      [
        words('duration'),
        facts.changes === 0
          ? words('details.direct', facts)
          : words('details.change', { ...facts, count: facts.changes, places: facts.changePlaces }),
      ],
      [words('details.typical'), facts.typical],
      [words('details.first'), facts.first],
      [words('details.last'), facts.last],
      [words('frequency'), facts.frequency],
      [words('details.kinds'), facts.kinds],
      [words('price'), card.price],
      [words('details.operators'), facts.operatorNames],
    ] as const,
    /**
     * The four of the product description's section 2; trains that are not high-speed ones are
     * praised for their time alone.
     */
    benefits: [facts.isHighSpeed ? 'speed' : 'direct', 'seating', 'views', 'stations'] as const,
    /** What the figures are worth. */
    note: [
      ...(facts.isItaloUncounted ? [words('details.italo')] : []),
      timeNote(planner.timetable, language),
      t('notes.estimates'),
      t('notes.shop'),
    ].join(' '),
    names,
    stations,
    line: stopLine(planner.timetable, figures.fastest, to.stationId, language),
    comparison,
    questions: routeQuestions(shown, facts, comparison, language),
    cities: cities.map((city) => cityCard(city, cityPath, language)),
    /** The ways on: to the hotels of both cities, and back. */
    ways: [
      ...cities.map(({ slug, name }) => ({
        name: words('cities.hotels', { city: name[language] }),
        address: localAddress(hotelsPath(slug), language),
      })),
      {
        name: words('cities.back', { from: names.to, to: names.from }),
        address: localAddress(routePath(route.arrival, route.departure), language),
      },
    ],
    others: otherPopularRoutes(POPULAR_ROUTES, route)
      .map((other) => routeCard(other, planner, language))
      .filter((other) => other !== undefined),
    sources: [
      { figure: 'timetable' as const, ...timetableSource(planner.timetable, language) },
      ...sources.flatMap(([figure, id]) => {
        const source = id && namedSource(id, language);
        return source ? [{ figure, ...source }] : [];
      }),
    ],
  };
}

/** What a route's page shows. */
export type RouteData = NonNullable<ReturnType<typeof routeData>>;
