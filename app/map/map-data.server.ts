import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { OTHER_TRAINS } from '#app/data/network/other-trains.ts';
import { STATIONS } from '#app/data/network/railways.ts';
import type { Language } from '#app/domain/language.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { choiceAddress, MAP_DATA_PATH } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import { cityPairs } from '#app/journeys/city-pairs.ts';
import { reachData } from '#app/journeys/reach-data.ts';
import { sourceName } from '#app/journeys/source-name.ts';
import { timetableSource } from '#app/journeys/timetable-source.ts';
import type { MapIslandProps } from './map-context.ts';
import { MAP_FIELDS, originOf, parseMapView } from './model/map-view.ts';

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
  const query = new URLSearchParams(
    MAP_FIELDS.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? '']] : [])),
  );
  return {
    source: choiceAddress(`${MAP_DATA_PATH}?${query}`, language),
    version: planner.timetable.digest,
    hasMapQuery: query.size > 0,
    island: { language, map: RESOURCES[language].map },
    view,
    pairs: await cityPairs(planner, language),
    reach: await reachData(planner, originOf(view.choice)),
    otherTrains: OTHER_TRAINS.map(({ service, source }) => ({
      service,
      source: t('reach.train', { service, source: sourceName(source, language) }),
    })),
    timetable: timetableSource(planner.timetable, language).name,
  };
}
