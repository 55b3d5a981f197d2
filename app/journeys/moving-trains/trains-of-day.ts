import type { TrainClass, TrainFile } from '#app/data/moving-trains/moving-trains.ts';
import { type Call, callsOfTrip } from '#app/domain/timetable/journey.ts';
import { isRegionalKind } from '#app/domain/timetable/regional.ts';
import { runsAround } from '#app/domain/timetable/running-trips.ts';
import {
  DAY_MINUTES,
  type Day,
  type Timetable,
  type TrainKind,
} from '#app/domain/timetable/timetable.ts';
import {
  endOfStops,
  endOfTrips,
  firstStop,
  firstTrip,
  kindOfTrip,
  routesOf,
  stationAt,
  stationId,
} from '#app/domain/timetable/timetable-fields.ts';
import { isOnMap } from '../train-paths.ts';
import { HIGH_SPEED } from '../train-words.ts';

/** A train that runs on a day. */
export interface TrainOfDay {
  readonly trip: number;
  readonly trainClass: TrainClass;
  /** Times in minutes after midnight of the day, negative before it. */
  readonly calls: readonly Call[];
}

/** How a kind of train is drawn; undefined for buses. */
function classOf(kind: TrainKind): TrainClass | undefined {
  if (kind === 'bus') return undefined;
  if (HIGH_SPEED.has(kind)) return 'high-speed';
  return isRegionalKind(kind) || kind === 'train' ? 'regional' : 'long-distance';
}

/**
 * Finds all trains of a file that are on their way on a day: those of the day itself, and those
 * that began on the day before and still run after midnight; not those with a stop that is not on
 * the map. Trains over the same stops follow each other.
 *
 * @yields after each route, so that others may be served
 */
export function* findingTrains(
  timetable: Timetable,
  day: Day,
  file: TrainFile,
): Generator<void, readonly TrainOfDay[]> {
  const isRunning = runsAround(timetable, day);
  const trains: TrainOfDay[] = [];
  for (const route of routesOf(timetable)) {
    yield;
    const trainClass = classOf(kindOfTrip(timetable, firstTrip(timetable, route)));
    const isOfFile = (trainClass === 'regional') === (file === 'regional');
    if (!trainClass || !isOfFile || !isDrawn(timetable, route)) continue;
    for (let trip = firstTrip(timetable, route); trip < endOfTrips(timetable, route); trip++) {
      for (const daysAway of [-1, 0]) {
        if (!isRunning(trip, daysAway)) continue;
        const calls = callsOfTrip(timetable, trip, daysAway * DAY_MINUTES);
        if (isWithinDay(calls)) trains.push({ trip, trainClass, calls });
      }
    }
  }
  return trains;
}

/** Whether a train leaves before the end of the day and arrives after its beginning. */
function isWithinDay(calls: readonly Call[]): boolean {
  const [first, last] = [calls[0], calls.at(-1)];
  return (
    first !== undefined && last !== undefined && first.departure < DAY_MINUTES && last.arrival > 0
  );
}

/** Whether the places of all stops of a route are known. */
function isDrawn(timetable: Timetable, route: number): boolean {
  for (let stop = firstStop(timetable, route); stop < endOfStops(timetable, route); stop++)
    if (!isOnMap(stationId(timetable, stationAt(timetable, stop)))) return false;
  return true;
}
