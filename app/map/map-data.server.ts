import { CITIES } from '#app/data/cities/cities.ts';
import { OTHER_DISTANCES, POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { OTHER_TRAINS } from '#app/data/network/other-trains.ts';
import { STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import { placeNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import { callsOf } from '#app/domain/timetable/journey.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import type { ReachTimes } from '#app/domain/travel-times/reach-times.ts';
import { choiceAddress, MAP_DATA_PATH } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import { formatInterval } from '#app/ui/route-card/route-card-data.server.ts';
import { timetableSource } from '#app/ui/sources/timetable-source.server.ts';
import { yearBehind } from '#app/ui/sources/year-behind.ts';
import type { MapIslandProps } from './map-context.ts';
import type { CityPair, CityTrains } from './model/city-pair.ts';
import { MAP_FIELDS, originOf, parseMapView } from './model/map-view.ts';
import { KEY_BY_ID, reachData, timetableTimes } from './reach-data.server.ts';

/**
 * Reads the map's state from an address, and gathers what only the server knows or has words for.
 */
export async function mapData(
  fields: URLSearchParams,
  language: Language,
  planner: Planner,
): Promise<MapIslandProps> {
  const t = textsFor(language, 'map');
  const view = parseMapView(fields, { stations: STATIONS, routes: POPULAR_ROUTES });
  const asked = new URLSearchParams(
    MAP_FIELDS.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? '']] : [])),
  );
  return {
    source: choiceAddress(`${MAP_DATA_PATH}?${asked}`, language),
    hasMapQuery: asked.size > 0,
    island: { language, map: RESOURCES[language].map },
    view,
    pairs: await cityPairs(planner, language),
    reach: await reachData(planner, originOf(view.choice)),
    otherTrains: OTHER_TRAINS.map(({ service, source: { name, year } }) => {
      const source = { name: name[language], year };
      return {
        service,
        source: t('reach.train', { service, source: source.name + yearBehind(source) }),
      };
    }),
    timetable: timetableSource(planner.timetable, language).name,
  };
}

async function cityPairs(planner: Planner, language: Language): Promise<readonly CityPair[]> {
  const timesFrom = timetableTimes(planner);
  const times = new Map<string, ReachTimes>();
  for (const { slug } of CITIES) times.set(slug, await timesFrom(slug));
  const trains = (from: string, to: string): CityTrains => ({
    minutes: times.get(from)?.get(to)?.minutes,
  });
  const popularTrains = (from: string, to: string): CityTrains => {
    const { minutes } = trains(from, to);
    const [fromId = '', toId = ''] = [from, to].map((slug) => STATION_BY_KEY.get(slug)?.stationId);
    const direct = planner.directTrains(fromId, toId, WEDNESDAY);
    const fastest = direct.find(({ durationMinutes }) => durationMinutes === minutes);
    const stops = fastest && callsOf(planner.timetable, fastest.rides[0]).slice(1, -1);
    return {
      minutes,
      perDay: direct.length,
      stops: stops?.map(
        ({ station }) => KEY_BY_ID.get(station) ?? placeNameOf(station, language) ?? '',
      ),
    };
  };
  const popular = POPULAR_PAIRS.map((pair): CityPair => {
    const [departure, arrival] = pair.between;
    return {
      between: pair.between,
      trains: [popularTrains(departure, arrival), popularTrains(arrival, departure)],
      distanceKm: pair.distanceKm,
      priceCents: pair.fromPriceCents,
      isPopular: true,
      frequency: formatInterval(pair, language),
    };
  });
  const others = OTHER_DISTANCES.map(
    ([one, other, distanceKm]): CityPair => ({
      between: [one, other],
      trains: [trains(one, other), trains(other, one)],
      distanceKm,
      isPopular: false,
    }),
  );
  return [...popular, ...others];
}
