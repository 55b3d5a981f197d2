import { CITIES } from '#app/data/cities/cities.ts';
import { OTHER_DISTANCES, POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { placeNameOf } from '#app/data/stations/trip-paths.server.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { memoize, memoizeByObject } from '#app/domain/memoize.ts';
import { callsOf, type Journey } from '#app/domain/timetable/journey.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import type { ReachTimes } from '#app/domain/travel-times/reach-times.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { KEY_BY_ID, stationIdOf } from './map-stations.ts';
import { uncountedCompanies, withoutOthers } from './other-companies.ts';
import { timetableTimes } from './reach-data.ts';
import { formatLeastInterval } from './route-figures.ts';

/** The trains from one guide city to another. */
export interface CityTrains {
  /** The fastest journey by the timetable; undefined where it has none. */
  readonly minutes?: number | undefined;
  /**
   * The number of trains without a change on a weekday in words, with the companies that it leaves
   * out; of popular pairs that have any.
   */
  readonly perDay?: string | undefined;
  /**
   * The stops of the fastest train, as keys of the map's stations or names of others; of popular
   * pairs alone.
   */
  readonly stops?: readonly string[] | undefined;
  /** The minutes of that train from its departure to each of these stops. */
  readonly stopMinutes?: readonly number[] | undefined;
}

/** Two guide cities with the figures of the trains between them. */
export interface CityPair {
  /** The slugs of the cities, the more usual direction first. */
  readonly between: readonly [departure: string, arrival: string];
  /** The trains from the first city to the second, and those back. */
  readonly trains: readonly [there: CityTrains, back: CityTrains];
  readonly distanceKm: number;
  /** Undefined where no fare is known. */
  readonly priceCents?: number | undefined;
  /** A popular pair has its own page in each direction. */
  readonly isPopular: boolean;
  /** The interval of the trains in words, for pairs of which the site's owner states one. */
  readonly frequency?: string | undefined;
}

const pairsByPlanner = memoizeByObject((planner: Planner) =>
  memoize(LANGUAGES.length, (language: Language) => findPairs(planner, language)),
);

/**
 * All pairs of guide cities with the figures of their trains, the popular ones first; memoized for
 * each planner, since every state of the map has them and finding them takes some 10 ms.
 */
export function cityPairs(planner: Planner, language: Language): Promise<readonly CityPair[]> {
  return pairsByPlanner(planner)(language);
}

async function findPairs(planner: Planner, language: Language): Promise<readonly CityPair[]> {
  const timesFrom = timetableTimes(planner);
  const times = new Map<string, ReachTimes>();
  for (const { slug } of CITIES) times.set(slug, await timesFrom(slug));
  const minutesOf = (from: string, to: string) => times.get(from)?.get(to)?.minutes;
  const popular = POPULAR_PAIRS.map((pair): CityPair => {
    const [departure, arrival] = pair.between;
    const there = directTrains(planner, departure, arrival);
    const back = directTrains(planner, arrival, departure);
    return {
      between: pair.between,
      trains: [
        popularTrains(planner, there, minutesOf(departure, arrival), language),
        popularTrains(planner, back, minutesOf(arrival, departure), language),
      ],
      distanceKm: pair.distanceKm,
      priceCents: pair.fromPriceCents,
      isPopular: true,
      frequency: formatLeastInterval(
        pair,
        Math.min(there.journeys.length, back.journeys.length),
        language,
      ),
    };
  });
  const others = OTHER_DISTANCES.map(
    ([one, other, distanceKm]): CityPair => ({
      between: [one, other],
      trains: [{ minutes: minutesOf(one, other) }, { minutes: minutesOf(other, one) }],
      distanceKm,
      isPopular: false,
    }),
  );
  return [...popular, ...others];
}

/** The direct trains of a weekday between the stations of two cities. */
interface DirectTrains {
  readonly fromId: string;
  readonly toId: string;
  readonly journeys: readonly Journey[];
}

function directTrains(planner: Planner, from: string, to: string): DirectTrains {
  const [fromId, toId] = [stationIdOf(from), stationIdOf(to)];
  return { fromId, toId, journeys: planner.directTrains(fromId, toId, WEDNESDAY) };
}

/** @param minutes of the fastest journey; undefined where there is none */
function popularTrains(
  planner: Planner,
  { fromId, toId, journeys }: DirectTrains,
  minutes: number | undefined,
  language: Language,
): CityTrains {
  const companies = uncountedCompanies({ planner, language }, fromId, toId);
  const perDay = textsFor(language, 'map')('route.perDay', { count: journeys.length });
  const counted = journeys.length > 0 ? withoutOthers(perDay, companies, language) : undefined;
  const fastest = journeys.find(({ durationMinutes }) => durationMinutes === minutes);
  if (!fastest) return { minutes, perDay: counted };
  const stops = callsOf(planner.timetable, fastest.rides[0]).slice(1, -1);
  return {
    minutes,
    perDay: counted,
    stopMinutes: stops.map(({ arrival }) => arrival - fastest.departure),
    stops: stops.map(
      ({ station }) => KEY_BY_ID.get(station) ?? placeNameOf(station, language) ?? '',
    ),
  };
}
