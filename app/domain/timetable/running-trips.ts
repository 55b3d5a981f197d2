import { outOfRange } from './out-of-range.ts';
import { DAY_MINUTES, runsOn, type Timetable, WEDNESDAY } from './timetable.ts';

/**
 * The trains that can be met on a day: the day's own, the day before's that still run, and the day
 * after's.
 */
export interface RunningTrips {
  readonly timetable: Timetable;
  /** `trips[start[route]…]` run on the route, in the order of their departures. */
  readonly start: Uint32Array;
  readonly trips: Uint32Array;
  /** What makes a place in `routeStops` the place of the trip's times there. */
  readonly events: Int32Array;
  /** Minutes to add to each trip's times: those of the days before and after are a day off. */
  readonly shifts: Int16Array;
}

/** The day on which each train runs that runs on most days of the week, and none else. */
export const USUAL_DAY = 'usual';

/** A train on this many days of the week is a usual one. */
const USUAL_WEEKDAYS = 5;

/** A day of a timetable's calendars, or the usual one. */
export type SearchedDay = number | typeof USUAL_DAY;

/** The trains of a day. */
export function findRunningTrips(timetable: Timetable, day: SearchedDay): RunningTrips {
  const { tripStart, stopStart, eventStart, departures } = timetable;
  const usual = day === USUAL_DAY ? usualTrips(timetable) : undefined;
  const runs = (trip: number, shift: number) =>
    day === USUAL_DAY ? usual?.has(trip) : runsOn(timetable, trip, day + shift);
  const routes = tripStart.length - 1;
  const start = new Uint32Array(routes + 1);
  const found: { trip: number; event: number; shift: number; time: number }[] = [];
  for (let route = 0; route < routes; route++) {
    const first = stopStart[route] ?? outOfRange('route', route);
    const last = (stopStart[route + 1] ?? outOfRange('route', route + 1)) - first - 1;
    const ofRoute: typeof found = [];
    for (
      let trip = tripStart[route] ?? outOfRange('route', route);
      trip < (tripStart[route + 1] ?? outOfRange('route', route + 1));
      trip++
    ) {
      const event = eventStart[trip] ?? outOfRange('trip', trip);
      for (let shift = -1; shift <= 1; shift++) {
        // What the day before still has to ride: nobody boards at a last stop.
        if (
          shift < 0 &&
          (departures[event + last - 1] ?? outOfRange('event', event + last - 1)) < DAY_MINUTES
        )
          continue;
        if (!runs(trip, shift)) continue;
        const time = (departures[event] ?? outOfRange('event', event)) + shift * DAY_MINUTES;
        ofRoute.push({ trip, event: event - first, shift: shift * DAY_MINUTES, time });
      }
    }
    start[route + 1] = found.push(
      ...ofRoute.sort((one, other) => one.time - other.time || one.trip - other.trip),
    );
  }
  return {
    timetable,
    start,
    trips: Uint32Array.from(found, ({ trip }) => trip),
    events: Int32Array.from(found, ({ event }) => event),
    shifts: Int16Array.from(found, ({ shift }) => shift),
  };
}

/**
 * The trips that run on five or more days of the week. A train that does so in several forms, none
 * of which runs on as many, counts in its form of Wednesdays.
 */
function usualTrips(timetable: Timetable): ReadonlySet<number> {
  const { tripNumbers, tripKinds, tripCalendars, calendarWeekdays } = timetable;
  const daysOf = (trip: number) =>
    calendarWeekdays[tripCalendars[trip] ?? outOfRange('trip', trip)] ??
    outOfRange('calendar', tripCalendars[trip] ?? outOfRange('trip', trip));
  const forms = Map.groupBy(
    tripNumbers.keys(),
    (trip) => `${tripKinds[trip]} ${tripNumbers[trip]}`,
  );
  const usual = [...forms.values()].flatMap((trips) => {
    const frequent = trips.filter((trip) => isUsual(daysOf(trip)));
    const days = trips.reduce((all, trip) => all | daysOf(trip), 0);
    if (frequent.length > 0 || !isUsual(days)) return frequent;
    return trips.filter((trip) => daysOf(trip) & (1 << WEDNESDAY));
  });
  return new Set(usual);
}

/**
 * When a running trip departs from a place in `routeStops`, in minutes of the day that is asked
 * for.
 */
export function departureOf(
  { timetable, events, shifts }: RunningTrips,
  running: number,
  stop: number,
) {
  return (
    (timetable.departures[(events[running] ?? outOfRange('running trip', running)) + stop] ??
      outOfRange('event', (events[running] ?? outOfRange('running trip', running)) + stop)) +
    (shifts[running] ?? outOfRange('running trip', running))
  );
}

/** When a running trip arrives at a place in `routeStops`. */
export function arrivalOf(
  { timetable, events, shifts }: RunningTrips,
  running: number,
  stop: number,
) {
  return (
    (timetable.arrivals[(events[running] ?? outOfRange('running trip', running)) + stop] ??
      outOfRange('event', (events[running] ?? outOfRange('running trip', running)) + stop)) +
    (shifts[running] ?? outOfRange('running trip', running))
  );
}

function isUsual(weekdays: number): boolean {
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => weekdays & (1 << day)).length >= USUAL_WEEKDAYS;
}
