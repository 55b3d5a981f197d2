import { CITIES, cityOfStation } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { stationNameById } from '#app/data/cities/station-name.server.ts';
import { surroundingsOf } from '#app/data/cities/surroundings.server.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { operatorName } from '#app/data/operators/find-operator.ts';
import { linkedStations } from '#app/data/other-lines/other-lines.server.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Planner, Summary } from '#app/domain/timetable/planner.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import { localAddress, PATHS, routePath } from '#app/i18n/addresses.ts';
import { formatDuration, formatList, formatNumber } from '#app/i18n/format.ts';
import { listAfter } from '#app/i18n/list-after.server.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { changeToOthers } from './change-to-others.ts';
import { isInTimetable, uncountedCompanies } from './other-companies.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { tripAddresses } from './trip-addresses.ts';

/** How many connections a guide lists at least, where there are so many, and at most. */
const FEWEST_CONNECTIONS = 6;
const MOST_CONNECTIONS = 10;

/** From this weight on, a station is one of a town, not a halt. */
const NOTABLE_WEIGHT = 3;

/** A station that direct trains to a city come from, as its guide lists it. */
export interface CityConnection {
  readonly stationId: string;
  readonly name: string;
  readonly trip: string;
  /** The page of the popular route or of the trip, or else the search. */
  readonly address: string;
  /** The shortest journey's duration in words, and its changes. */
  readonly fastest: string;
  readonly changes: number;
  /** The fastest direct train's duration, where a journey with changes is faster. */
  readonly direct: string | undefined;
  /** The direct trains on a weekday. */
  readonly trains: string;
  /** The companies whose trains are not counted. */
  readonly others: readonly string[];
}

/** The direct trains of a company that is not in the timetable. */
export interface OtherTrains {
  /** The cities that they come from. */
  readonly cities: readonly string[];
  readonly text: string;
}

/**
 * The stations that direct trains come from, the nearest first: those of other guide cities, and
 * for a city that few of them serve also the most important stations around it.
 */
export function cityConnections(city: City, request: BasisRequest): readonly CityConnection[] {
  const { planner } = request;
  const cities = CITIES.filter((other) => other !== city).map(({ stationId }) => stationId);
  const served = directFrom(cities, city, planner);
  const often = served.filter(({ trains }) => trains > 1);
  const seldom = served.filter(({ trains }) => trains === 1);
  const around = () => directFrom(stationsAround(city), city, planner);
  const connections =
    often.length < FEWEST_CONNECTIONS
      ? [...often, ...around().toSorted(byWeight), ...seldom].slice(0, FEWEST_CONNECTIONS)
      : often.slice(0, MOST_CONNECTIONS);
  return connections
    .flatMap(({ stationId, minutes }) => {
      const summary = planner.summaryOf(stationId, city.stationId);
      return summary ? [{ stationId, minutes, ...summary }] : [];
    })
    .sort((one, other) => one.fastest.durationMinutes - other.fastest.durationMinutes)
    .map((trains) => connectionOf(trains, city, request));
}

/** A station with its trains to a city. */
interface ConnectedStation extends Summary {
  readonly stationId: string;
  /** Of the shortest ride without a change. */
  readonly minutes: number;
}

function connectionOf(
  { stationId, minutes, fastest, directTrains }: ConnectedStation,
  city: City,
  request: BasisRequest,
): CityConnection {
  const { language } = request;
  const name = stationNameById(stationId, language);
  const trip = { from: name, to: city.name[language] };
  return {
    stationId,
    name,
    trip: textsFor(language, 'city')('arrival.trip', trip),
    address: connectionAddress(stationId, city, language),
    fastest: formatDuration(fastest.durationMinutes, language),
    changes: fastest.changes,
    direct: fastest.changes > 0 ? formatDuration(minutes, language) : undefined,
    trains: formatNumber(directTrains, language),
    others: [
      ...uncountedCompanies(request, stationId, city.stationId),
      ...fasterWith(request, stationId, city.stationId, fastest),
    ],
  };
}

/** The page of the popular route, or of the trip from another guide city, or else the search. */
function connectionAddress(stationId: string, city: City, language: Language): string {
  const slug = cityOfStation(stationId)?.slug;
  if (slug && findPopularRoute(POPULAR_ROUTES, slug, city.slug))
    return localAddress(routePath(slug, city.slug), language);
  const trip = slug && tripAddresses(stationId, city.stationId)?.[language];
  if (trip) return trip;
  return localAddress(PATHS.search, language, { from: stationId, to: city.stationId });
}

/** The company to whose direct trains one may change on the way, to be there earlier. */
function fasterWith(
  request: BasisRequest,
  fromId: string,
  toId: string,
  fastest: Journey,
): readonly string[] {
  const change = changeToOthers(request, fromId, toId, fastest);
  return change?.kind === 'faster' ? [change.operator] : [];
}

/** Which companies' trains the marked rows leave out; undefined where they have all. */
export function connectionsNote(
  connections: readonly CityConnection[],
  language: Language,
): string | undefined {
  const companies = [...new Set(connections.flatMap(({ others }) => others))];
  if (companies.length === 0) return undefined;
  return textsFor(language, 'city')('arrival.without', {
    others: formatList(companies, language),
  });
}

/** The direct trains of companies that are not in the timetable from other guide cities. */
export function otherTrainsTo(
  city: City,
  { planner, language }: BasisRequest,
): readonly OtherTrains[] {
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
      cities: listAfter('from', cities, language),
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

/** The important stations first. */
function byWeight(one: { stationId: string }, other: { stationId: string }): number {
  const weightOf = (id: string) => stationIndexFor('en').stationsById.get(id)?.weight ?? 0;
  return weightOf(other.stationId) - weightOf(one.stationId);
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
