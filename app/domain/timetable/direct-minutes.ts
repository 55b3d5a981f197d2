import { searchedDay } from './days.ts';
import { routeAt, stopsOfPart } from './indexed-timetable.ts';
import { arrivalOf, departureOf, endOfRunning, firstAfter } from './running-trips.ts';
import type { SearchSpace } from './search-space.ts';
import type { Day } from './timetable.ts';
import { DAY_MINUTES } from './timetable.ts';
import {
  endOfStops,
  mayBoard,
  mayLeave,
  partsOf,
  stationAt,
  stationId,
} from './timetable-fields.ts';

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
  for (const part of partsOf(timetable, station)) {
    for (const stop of stopsOfPart(timetable, part)) {
      if (!mayBoard(timetable, stop)) continue;
      const route = routeAt(timetable, stop);
      const end = endOfRunning(trips, route);
      for (let running = firstAfter(trips, route, stop, 0); running < end; running++) {
        const departure = departureOf(trips, running, stop);
        if (departure >= DAY_MINUTES) break;
        for (let left = stop + 1; left < endOfStops(timetable, route); left++) {
          if (!mayLeave(timetable, left)) continue;
          const to = stationId(timetable, stationAt(timetable, left));
          const ride = arrivalOf(trips, running, left) - departure;
          if (to !== from && ride < (minutes.get(to) ?? Number.POSITIVE_INFINITY))
            minutes.set(to, ride);
        }
      }
    }
  }
  return minutes;
}
