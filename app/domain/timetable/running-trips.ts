import { firstIndexWhere } from '../first-index.ts';
import { daysBetween } from './days.ts';
import type { IndexedTimetable } from './indexed-timetable.ts';
import { outOfRange } from './out-of-range.ts';
import { DAY_MINUTES, type Day, type Timetable } from './timetable.ts';
import {
  arrivalAt,
  departureAt,
  endOfStops,
  endOfTrips,
  firstEvent,
  firstStop,
  firstTrip,
  routesOf,
  runsOnDate,
  runsOnWeekday,
} from './timetable-fields.ts';

/**
 * The trips that can be met on a day: the day's own, those of the day before that still run, and
 * those of the day after. A running trip is a place in the arrays; those of a route follow each
 * other from `start[route]`, in the order of their departures.
 */
export interface RunningTrips {
  readonly timetable: IndexedTimetable;
  readonly start: Uint32Array;
  readonly trips: Uint32Array;
  /** The distance from each stop of the route to the trip's event there. */
  readonly events: Int32Array;
  /** Minutes to add to each trip's times: those of the days before and after are a day off. */
  readonly shifts: Int16Array;
}

interface FoundTrip {
  readonly trip: number;
  readonly event: number;
  readonly shift: number;
  /** The departure from the first stop, in minutes of the searched day. */
  readonly departure: number;
}

/**
 * Finds the trips of a date that a feed of the timetable covers, or of a day of the usual week: all
 * or those that are offered.
 */
export function findRunningTrips(
  timetable: IndexedTimetable,
  day: Day,
  isOffered: (trip: number) => boolean = () => true,
): RunningTrips {
  const runsOn = runsAround(timetable, day);
  const runs: Runs = (trip, daysAway) => isOffered(trip) && runsOn(trip, daysAway);
  const start = new Uint32Array(timetable.tripStart.length);
  const found: FoundTrip[] = [];
  for (const route of routesOf(timetable)) {
    const ofRoute = tripsOfRoute(timetable, route, runs);
    ofRoute.sort((one, other) => one.departure - other.departure || one.trip - other.trip);
    start[route + 1] = found.push(...ofRoute);
  }
  return {
    timetable,
    start,
    trips: Uint32Array.from(found, ({ trip }) => trip),
    events: Int32Array.from(found, ({ event }) => event),
    shifts: Int16Array.from(found, ({ shift }) => shift),
  };
}

/** Whether a trip runs on a day, by its distance in days from the searched one. */
type Runs = (trip: number, daysAway: number) => boolean;

/** Which trips run on a day of a timetable and on those around it. */
export function runsAround(timetable: Timetable, day: Day): Runs {
  if (typeof day === 'number')
    return (trip, daysAway) => runsOnWeekday(timetable, trip, day + daysAway);
  const date = daysBetween(timetable.firstDay ?? day, day);
  return (trip, daysAway) => runsOnDate(timetable, trip, date + daysAway);
}

function tripsOfRoute(timetable: Timetable, route: number, runs: Runs): FoundTrip[] {
  const first = firstStop(timetable, route);
  // No boarding at the last stop.
  const lastBoarding = endOfStops(timetable, route) - first - 2;
  const found: FoundTrip[] = [];
  for (let trip = firstTrip(timetable, route); trip < endOfTrips(timetable, route); trip++) {
    const event = firstEvent(timetable, trip);
    for (const daysAway of [-1, 0, 1]) {
      const hasEnded = departureAt(timetable, event + lastBoarding) < DAY_MINUTES;
      if ((daysAway < 0 && hasEnded) || !runs(trip, daysAway)) continue;
      const shift = daysAway * DAY_MINUTES;
      const departure = departureAt(timetable, event) + shift;
      found.push({ trip, event: event - first, shift, departure });
    }
  }
  return found;
}

/** The first running trip of a route; the others follow it. */
export function firstRunning({ start }: RunningTrips, route: number): number {
  return start[route] ?? outOfRange('route', route);
}

/** The number after the last running trip of a route. */
export function endOfRunning({ start }: RunningTrips, route: number): number {
  return start[route + 1] ?? outOfRange('route', route);
}

/**
 * The first running trip of a route that departs at or after a time from one of its stops; the
 * number after the last where there is none.
 */
export function firstAfter(trips: RunningTrips, route: number, stop: number, time: number): number {
  return firstIndexWhere(
    firstRunning(trips, route),
    endOfRunning(trips, route),
    (running) => departureOf(trips, running, stop) >= time,
  );
}

/** The trip of a running trip. */
export function tripOf({ trips }: RunningTrips, running: number): number {
  return trips[running] ?? outOfRange('running trip', running);
}

/** The departure of a running trip from a stop, in minutes after midnight of the searched day. */
export function departureOf(trips: RunningTrips, running: number, stop: number): number {
  return departureAt(trips.timetable, eventOf(trips, running, stop)) + shiftOf(trips, running);
}

/** The arrival of a running trip at a stop, in minutes after midnight of the searched day. */
export function arrivalOf(trips: RunningTrips, running: number, stop: number): number {
  return arrivalAt(trips.timetable, eventOf(trips, running, stop)) + shiftOf(trips, running);
}

function eventOf({ events }: RunningTrips, running: number, stop: number): number {
  return stop + (events[running] ?? outOfRange('running trip', running));
}

function shiftOf({ shifts }: RunningTrips, running: number): number {
  return shifts[running] ?? outOfRange('running trip', running);
}
