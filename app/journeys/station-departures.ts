import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import { dayBasis } from './timetable-basis.ts';
import { stationWords, trainName } from './train-words.ts';

/** How many trains a station shows. */
const MOST = 10;

/** A train that leaves a station. */
export interface DepartureRow {
  /** On the station's clock. */
  readonly time: string;
  /** The name of the station where it ends. */
  readonly to: string;
  /** Its kind and number. */
  readonly train: string;
  /** Its number in the timetable. */
  readonly trip: number;
}

/** The next trains of a station of the map. */
export interface StationDepartures {
  /** The station's key. */
  readonly station: string;
  /** The time on the station's clock from which they are the next. */
  readonly after: string;
  /** The day and the timetable that they are of, as a sentence. */
  readonly basis: string;
  readonly rows: readonly DepartureRow[];
}

type DeparturesRequest = Pick<SiteRequest, 'planner' | 'language' | 'today' | 'minuteOfDay'>;

/**
 * Finds the next trains of a station of the map, within a day.
 *
 * @param request with the minute from which they are the next
 * @param day today by the site's own clock, or another one
 */
export function stationDepartures(
  request: DeparturesRequest,
  station: string,
  day: IsoDate = request.today,
): StationDepartures | undefined {
  const { planner, language, minuteOfDay } = request;
  const id = STATION_BY_KEY.get(station)?.stationId;
  if (id === undefined) return undefined;
  const departures = planner.departuresFrom(id, day, minuteOfDay, MOST);
  return {
    station,
    after: clockTime(minuteOfDay),
    basis: dayBasis(request, day),
    rows: departures.map((train) => ({
      time: clockTime(train.departure),
      to: stationWords(train.to, language),
      train: trainName(train, language),
      trip: train.trip,
    })),
  };
}
