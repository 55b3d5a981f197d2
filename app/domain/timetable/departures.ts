import { searchedDay } from './days.ts';
import { boardableStops, routeAt } from './indexed-timetable.ts';
import { departureOf, endOfRunning, firstAfter, tripOf } from './running-trips.ts';
import type { SearchSpace } from './search-space.ts';
import { DAY_MINUTES, type Day, type TrainKind } from './timetable.ts';
import { endOfStops, kindOfTrip, numberOfTrip, stationAt, stationId } from './timetable-fields.ts';

/** A train that leaves a station. */
export interface Departure {
  readonly kind: TrainKind;
  readonly number: string;
  readonly trip: number;
  /** The id of the station where it ends. */
  readonly to: string;
  /** Minutes after midnight of the searched day, 1,440 and more on the next. */
  readonly departure: number;
}

/** The departures that are searched. */
interface DepartureQuery {
  /** The id of the station. */
  readonly from: string;
  readonly day: Day;
  /** Minutes after midnight of the day. */
  readonly after: number;
  /** How many at most. */
  readonly most: number;
}

/**
 * The next trains within a day that one may board at a station, in the order of their departures:
 * not buses, and portions of one train once. A day later the same trains would leave again.
 */
export function findDepartures(
  { timetable, runningTrips }: SearchSpace,
  { from, day, after, most }: DepartureQuery,
): readonly Departure[] {
  const station = timetable.stationNumbers.get(from);
  if (station === undefined) return [];
  const trips = runningTrips(searchedDay(timetable, day));
  const found = new Map<string, Departure>();
  for (const stop of boardableStops(timetable, station)) {
    const route = routeAt(timetable, stop);
    const last = endOfStops(timetable, route) - 1;
    if (stop === last) continue;
    const to = stationId(timetable, stationAt(timetable, last));
    const first = firstAfter(trips, route, stop, after);
    // The departures of a route are in order, so no later one can be among the next.
    const end = Math.min(endOfRunning(trips, route), first + most);
    for (let running = first; running < end; running++) {
      const departure = departureOf(trips, running, stop);
      if (departure >= after + DAY_MINUTES) break;
      const trip = tripOf(trips, running);
      const kind = kindOfTrip(timetable, trip);
      if (kind === 'bus') continue;
      const number = numberOfTrip(timetable, trip);
      found.set(`${departure} ${kind} ${to}`, { kind, number, trip, to, departure });
    }
  }
  return [...found.values()].sort((a, b) => a.departure - b.departure).slice(0, most);
}
