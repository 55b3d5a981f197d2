import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { OTHER_TRAINS } from '#app/data/network/other-trains.ts';
import { STATIONS } from '#app/data/network/railways.ts';
import { MAP_FIELDS } from '#app/domain/map-fields.ts';
import { parseMinute } from '#app/domain/search/iso-date.ts';
import { parsePlan, planQuery } from '#app/domain/search/trip-plan.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { choiceAddress, MAP_DATA_PATH, MINUTE_FIELD, STAGE_FIELD } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import { cityPairs } from '#app/journeys/city-pairs.ts';
import { cityTimes } from '#app/journeys/city-times.ts';
import { nowDay } from '#app/journeys/moving-trains/now-day.ts';
import { networkLines } from '#app/journeys/network-lines.ts';
import { reachData } from '#app/journeys/reach-data.ts';
import { sourceName } from '#app/journeys/source-name.ts';
import { stationDepartures } from '#app/journeys/station-departures.ts';
import { timetableSource } from '#app/journeys/timetable-source.ts';
import type { MapIslandProps } from './map-context.ts';
import { type MapView, originOf, parseMapView } from './model/map-view.ts';

type MapRequest = Pick<SiteRequest, 'fields' | 'language' | 'planner' | 'today' | 'minuteOfDay'>;

/** The headers of a response with the map's data: some of it is other every minute. */
export function headersOfMap({
  departures,
  nowDay: shownDay,
}: MapIslandProps): Readonly<Record<string, string>> {
  return departures || shownDay ? { 'cache-control': 'private, no-cache' } : {};
}

/**
 * Reads the map's state from an address, and adds the data and texts that only the server has.
 *
 * @param isStage for the map's own page, otherwise for the section of the home page
 */
export async function mapData(
  request: MapRequest,
  { isStage }: { readonly isStage: boolean },
): Promise<MapIslandProps> {
  const { fields, language, planner, today } = request;
  const t = textsFor(language, 'map');
  const view = parseMapView(fields, {
    stations: STATIONS,
    routes: POPULAR_ROUTES,
    isStage,
    today: () => today,
  });
  const { day = today } = view;
  const isNow = view.drawing === 'now';
  const minuteOfDay = parseMinute(fields.get(MINUTE_FIELD) ?? '') ?? request.minuteOfDay;
  const departures = departuresOf({ ...request, minuteOfDay }, view);
  const query = mapFieldsOf(fields);
  const hasMapQuery = isStage || query.size > 0;
  if (isStage) query.set(STAGE_FIELD, '1');
  if (departures || isNow) query.set(MINUTE_FIELD, String(minuteOfDay));
  return {
    source: choiceAddress(`${MAP_DATA_PATH}?${query}`, language),
    version: planner.timetable.digest,
    isStage,
    hasMapQuery,
    hasCanvasSheet: isStage && (view.drawing === 'map' || isNow),
    island: { language, map: RESOURCES[language].map },
    view,
    pairs: await cityPairs(planner, language),
    reach: await reachData(planner, originOf(view.choice)),
    departures,
    cityTimes: view.matrixCity ? await cityTimes(planner) : undefined,
    nowDay: isNow ? await nowDay({ planner, language, today }, day) : undefined,
    clock: isNow ? { today, minuteOfDay } : undefined,
    replaced: isNow
      ? {
          day: view.day === undefined && Boolean(fields.get('day')),
          minute: view.minute === undefined && Boolean(fields.get('minute')),
        }
      : undefined,
    lines: view.drawing === 'list' ? await networkLines(planner, language) : undefined,
    otherTrains: OTHER_TRAINS.map(({ service, source }) => ({
      service,
      source: t('reach.train', { service, source: sourceName(source, language) }),
    })),
    timetable: timetableSource(planner.timetable, language).name,
    plan: isStage ? planOf(fields) : undefined,
  };
}

/** The fields of an address that the map reads, in the map's order. */
function mapFieldsOf(fields: URLSearchParams): URLSearchParams {
  const present = MAP_FIELDS.filter((name) => fields.has(name));
  return new URLSearchParams(present.map((name) => [name, fields.get(name) ?? '']));
}

/**
 * The departures of the chosen station: beside the trains of a day from its minute on, otherwise
 * today from now on.
 */
function departuresOf(
  { planner, language, today, minuteOfDay }: MapRequest,
  { choice, drawing, day = today, minute = minuteOfDay }: MapView,
) {
  if (choice.kind !== 'station') return undefined;
  const isNow = drawing === 'now';
  return stationDepartures(
    { planner, language, today, minuteOfDay: isNow ? minute : minuteOfDay },
    choice.station,
    isNow ? day : today,
  );
}

/** The plan that the map was opened from, checked; undefined without one. */
function planOf(fields: URLSearchParams): string | undefined {
  const { stops, date } = parsePlan(new URLSearchParams(fields.get('plan') ?? ''));
  return stops.length > 0 ? planQuery(stops, date) : undefined;
}
