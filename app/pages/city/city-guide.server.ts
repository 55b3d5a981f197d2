import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { CITIES, cityOfStation } from '#app/data/cities/cities.ts';
import { POPULATION_SOURCE } from '#app/data/cities/population-source.ts';
import type { City, CitySource } from '#app/data/cities/schema.ts';
import { stationNameById, stationNameOf } from '#app/data/cities/station-name.server.ts';
import { surroundingsOf } from '#app/data/cities/surroundings.server.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { operatorName } from '#app/data/operators/find-operator.ts';
import { linkedStations } from '#app/data/other-lines/other-lines.server.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { otherCities } from '#app/domain/cities/other-cities.ts';
import type { Language } from '#app/domain/language.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import {
  cityPath,
  hotelsPath,
  localAddress,
  PATHS,
  posterFilePath,
  routePath,
} from '#app/i18n/addresses.ts';
import { formatDuration, formatList, formatNumber } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { isInTimetable, uncountedCompanies } from '#app/journeys/other-companies.ts';
import { sourceAge } from '#app/journeys/source-age.ts';
import type { BasisRequest } from '#app/journeys/timetable-basis.ts';
import { timeNote, timetableSource } from '#app/journeys/timetable-source.ts';
import { tripAddresses } from '#app/journeys/trip-addresses.ts';
import { cityCard } from '#app/ui/city/city-card.server.ts';

/** How many direct connections a guide names at least, where there are so many, and at most. */
const FEWEST_CONNECTIONS = 6;
const MOST_CONNECTIONS = 10;

/** From this weight on, a station is one of a town, not a halt. */
const NOTABLE_WEIGHT = 3;

/** The data of a city's guide in one language, without the city's own texts. */
export function cityGuide(city: City, request: BasisRequest) {
  const { planner, language } = request;
  const connections = connectionsOf(city, request);
  const others = otherTrainsTo(city, request);
  const served = others.flatMap(({ cities }) => cities);
  const direct = new Set([...connections.map(({ name }) => name), ...served]);
  return {
    poster: drawingAddress(city.slug),
    posterFiles: {
      sheet: localAddress(posterFilePath(city.slug, 'sheet'), language),
      wallpaper: posterFilePath(city.slug, 'wallpaper'),
    },
    direct: formatList([...direct].slice(0, FEWEST_CONNECTIONS), language),
    bookAddress: localAddress(PATHS.home, language, { destination: city.stationId }),
    hotelsAddress: localAddress(hotelsPath(city.slug), language),
    attractions: city.attractions.map(({ picture, name, line }) => ({
      name: name[language],
      line: line[language],
      picture: picture && drawingAddress(`sight-${city.slug}-${picture}`),
    })),
    stationName: stationNameOf(city, language),
    connections,
    connectionsNote: connectionsNote(connections, language),
    note: [timeNote(request), ...others.map(({ text }) => text)].join(' '),
    populationYear: POPULATION_SOURCE.year,
    others: otherCities(CITIES, city).map((other) => ({
      ...cityCard(other, cityPath, language),
      text: other.summary[language],
    })),
    sources: [
      timetableSource(planner.timetable, language),
      {
        ...sourceIn(POPULATION_SOURCE, language),
        age: sourceAge(POPULATION_SOURCE, request.today, language),
      },
      ...city.sources.map((source) => sourceIn(source, language)),
    ],
  };
}

/**
 * A source under its name in a language, or else under its own Italian one, which the page then
 * marks as Italian.
 */
function sourceIn({ name, url, year }: CitySource, language: Language) {
  if (typeof name !== 'string') return { name: name[language], url, year };
  return { name, url, year, nameLanguage: language === 'it' ? undefined : 'it' };
}

/**
 * Where direct trains come from, the nearest first: other guide cities, and for a city that few of
 * them serve also the stations around it.
 */
function connectionsOf(city: City, request: BasisRequest) {
  const { planner, language } = request;
  const t = textsFor(language, 'city');
  const cities = CITIES.filter((other) => other !== city).map(({ stationId }) => stationId);
  const often = directFrom(cities, city, planner).filter(({ trains }) => trains > 1);
  const nearest =
    often.length < FEWEST_CONNECTIONS
      ? directFrom([...cities, ...stationsAround(city)], city, planner).slice(0, FEWEST_CONNECTIONS)
      : often.slice(0, MOST_CONNECTIONS);
  return nearest
    .flatMap(({ stationId }) => {
      const summary = planner.summaryOf(stationId, city.stationId);
      return summary ? [{ stationId, ...summary }] : [];
    })
    .sort((one, other) => one.fastest.durationMinutes - other.fastest.durationMinutes)
    .map(({ stationId, fastest, directTrains: trains }) => {
      const slug = cityOfStation(stationId)?.slug ?? '';
      return {
        stationId,
        name: stationNameById(stationId, language),
        trip: t('arrival.trip', {
          from: stationNameById(stationId, language),
          to: city.name[language],
        }),
        address: findPopularRoute(POPULAR_ROUTES, slug, city.slug)
          ? localAddress(routePath(slug, city.slug), language)
          : (slug && tripAddresses(stationId, city.stationId)?.[language]) ||
            localAddress(PATHS.search, language, { from: stationId, to: city.stationId }),
        fastest: formatDuration(fastest.durationMinutes, language),
        changes: fastest.changes,
        trains: formatNumber(trains, language),
        /** The companies whose trains are not counted. */
        others: uncountedCompanies(request, stationId, city.stationId),
      };
    });
}

/** Which companies' trains the marked numbers leave out; undefined where they count all. */
function connectionsNote(
  connections: ReturnType<typeof connectionsOf>,
  language: Language,
): string | undefined {
  const companies = [...new Set(connections.flatMap(({ others }) => others))];
  if (companies.length === 0) return undefined;
  return textsFor(language, 'city')('arrival.without', {
    others: formatList(companies, language),
  });
}

/** The direct trains of companies that are not in the timetable from other guide cities. */
function otherTrainsTo(city: City, { planner, language }: BasisRequest) {
  const linked = linkedStations(city.stationId);
  const companyOf = ({ stationId }: City) => linked.get(stationId);
  const served = CITIES.filter((from) => {
    const operator = companyOf(from);
    if (from === city || operator === undefined) return false;
    return !isInTimetable(planner, { operator, from, to: city });
  });
  return [...Map.groupBy(served, companyOf)].map(([id = '', from]) => {
    const cities = from.map(({ name }) => name[language]);
    const words = {
      operator: operatorName(id, language),
      cities: formatList(cities, language),
    };
    return { cities, text: textsFor(language, 'city')('arrival.others', words) };
  });
}

/**
 * How many direct trains come from each of some stations on a weekday, those with the shortest ride
 * first.
 */
function directFrom(stationIds: readonly string[], { stationId: to }: City, planner: Planner) {
  return stationIds
    .flatMap((stationId) => {
      const trains = planner.directTrains(stationId, to, WEDNESDAY);
      const minutes = Math.min(...trains.map(({ durationMinutes }) => durationMinutes));
      return trains.length > 0 ? [{ stationId, trains: trains.length, minutes }] : [];
    })
    .sort((one, other) => one.minutes - other.minutes);
}

/**
 * The stations of places without a guide that are nearer to this city than to any other guide's.
 */
function stationsAround(city: City): readonly string[] {
  return stationIndexFor('en')
    .stations.filter(({ weight }) => weight >= NOTABLE_WEIGHT)
    .filter(({ id }) => {
      const around = surroundingsOf(id);
      return around?.city === city && !around.isInside;
    })
    .map(({ id }) => id);
}
