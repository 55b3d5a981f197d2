import { searchedDay } from './days.ts';
import { boardableStops, routeAt } from './indexed-timetable.ts';
import {
  arrivalOf,
  departureOf,
  endOfRunning,
  firstAfter,
  type RunningTrips,
  tripOf,
} from './running-trips.ts';
import type { SearchSpace } from './search-space.ts';
import { DAY_MINUTES, type Day } from './timetable.ts';
import { endOfStops, kindOfTrip, mayLeave, stationAt, stationId } from './timetable-fields.ts';

/**
 * The shortest ride in one train of a day from a station to each other one that it has a train to.
 *
 * @returns minutes by station id; without the other stations of its city as places of departure
 */
export function findDirectMinutes(
  { timetable, runningTrips }: SearchSpace,
  from: string,
  day: Day,
): ReadonlyMap<string, number> {
  const station = timetable.stationNumbers.get(from);
  const minutes = new Map<string, number>();
  if (station === undefined) return minutes;
  const trips = runningTrips(searchedDay(timetable, day));
  for (const stop of boardableStops(timetable, station)) {
    const route = routeAt(timetable, stop);
    const end = endOfRunning(trips, route);
    for (let running = firstAfter(trips, route, stop, 0); running < end; running++) {
      if (departureOf(trips, running, stop) >= DAY_MINUTES) break;
      if (kindOfTrip(timetable, tripOf(trips, running)) === 'bus') continue;
      for (const [to, ride] of ridesOf(trips, running, stop, endOfStops(timetable, route)))
        if (to !== from && ride < (minutes.get(to) ?? Number.POSITIVE_INFINITY))
          minutes.set(to, ride);
    }
  }
  return minutes;
}

/** The minutes in a train from one of its stops to each later one that passengers may leave at. */
function* ridesOf(
  trips: RunningTrips,
  running: number,
  boarded: number,
  end: number,
): Generator<readonly [stationId: string, minutes: number]> {
  const { timetable } = trips;
  const departure = departureOf(trips, running, boarded);
  for (let left = boarded + 1; left < end; left++) {
    if (!mayLeave(timetable, left)) continue;
    const to = stationId(timetable, stationAt(timetable, left));
    yield [to, arrivalOf(trips, running, left) - departure];
  }
}
