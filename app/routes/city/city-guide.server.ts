import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { CITIES, findCity } from '#app/data/cities/cities.ts';
import type { City, CitySource } from '#app/data/cities/schema.ts';
import { stationNameOf } from '#app/data/cities/station-name.server.ts';
import { JOURNEYS } from '#app/data/journeys/journeys.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { otherCities } from '#app/domain/cities/other-cities.ts';
import type { Language } from '#app/domain/language.ts';
import { findJourney } from '#app/domain/routes/journey.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import { cityPath, hotelsPath, localAddress, PATHS, routePath } from '#app/i18n/addresses.ts';
import { formatDuration, formatList, formatNumber } from '#app/i18n/format.ts';
import { tripAddresses } from '#app/seo/trip-addresses.server.ts';

/** A city's guide in one language, ready to show. */
export function cityGuide(city: City, language: Language) {
  const connections = connectionsOf(city, language);
  return {
    name: city.name[language],
    poster: drawingAddress(city.slug),
    region: city.region[language],
    summary: city.summary[language],
    description: city.description[language],
    population: {
      text: formatNumber(city.population.value, language),
      year: city.population.source.year,
    },
    direct: formatList(
      connections.filter(({ changes }) => changes === 0).map(({ name }) => name),
      language,
    ),
    bookAddress: localAddress(PATHS.home, language, { destination: city.stationId }),
    hotelsAddress: localAddress(hotelsPath(city.slug), language),
    attractions: city.attractions.map(({ name, line }) => ({ name: name[language], line: line[language] })),
    arrival: {
      stationName: stationNameOf(city, language),
      station: city.arrival.station[language],
      toCentre: city.arrival.toCentre[language],
      connections,
    },
    quarters: city.stay.quarters.map(({ name, suits }) => ({ name, suits: suits[language] })),
    others: otherCities(CITIES, city).map((other) => ({
      address: localAddress(cityPath(other.slug), language),
      name: other.name[language],
      text: other.summary[language],
      poster: drawingAddress(other.slug),
    })),
    sources: [city.population.source, ...city.sources].map((source) => sourceIn(source, language)),
  };
}

/** What a city's guide shows. */
export type CityGuide = ReturnType<typeof cityGuide>;

/** A source under its name in a language, or else under its own Italian one, which the page then marks as Italian. */
function sourceIn({ name, url, year }: CitySource, language: Language) {
  if (typeof name !== 'string') return { name: name[language], url, year, nameLanguage: undefined };
  return { name, url, year, nameLanguage: language === 'it' ? undefined : ('it' as const) };
}

/** The main connections, the fastest first; the data's own tests see that none lacks its record. */
function connectionsOf(city: City, language: Language) {
  const journeys = city.arrival.connections.flatMap((slug) => {
    const other = findCity(slug);
    const journey = findJourney(JOURNEYS, slug, city.slug);
    return other && journey ? [{ slug, other, journey }] : [];
  });
  journeys.sort((a, b) => a.journey.fastestMinutes.value - b.journey.fastestMinutes.value);
  return journeys.map(({ slug, other, journey }) => {
    const hasPage = findPopularRoute(POPULAR_ROUTES, slug, city.slug) !== undefined;
    return {
      slug,
      name: other.name[language],
      address: hasPage
        ? localAddress(routePath(slug, city.slug), language)
        : tripAddresses(other.stationId, city.stationId)?.[language],
      fastest: formatDuration(journey.fastestMinutes.value, language),
      changes: journey.changes,
    };
  });
}
