import { calendarDay } from './days.ts';
import type { Journey } from './journey.ts';
import { byDeparture, fastestOf, rideBetween } from './journeys-of-day.ts';
import { type RunningTrips, runningTrips } from './running-trips.ts';
import { DAY_MINUTES, type Day, type Timetable } from './timetable.ts';

/** Where one boards and leaves the trains of a route, with the ways to and from there in minutes. */
interface Boarding {
  readonly boarded: number;
  readonly left: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Every train of a day that runs from one station to the other without a change, also those that a faster one overtakes,
 * in the order of their departures. A train that calls at another station of the city alone has the way there in its times.
 */
export function directTrains(timetable: Timetable, from: string, to: string, day: Day): readonly Journey[] {
  const source = timetable.stationNumbers.get(from);
  const target = timetable.stationNumbers.get(to);
  if (source === undefined || target === undefined || source === target) return [];
  const running = runningTrips(timetable, calendarDay(timetable, day));
  const trains: Journey[] = [];
  for (const [route, boardings] of boardingsOf(timetable, source, target)) {
    for (let at = running.start[route] ?? 0; at < (running.start[route + 1] ?? 0); at++) {
      const ways = boardings.flatMap((boarding) => directTrain(timetable, running, at, boarding) ?? []);
      const fastest = fastestOf(ways);
      if (fastest) trains.push(fastest);
    }
  }
  return trains.sort(byDeparture);
}

/** For each route the stops of the two cities at which one can board and leave its trains. */
function boardingsOf(
  timetable: Timetable,
  source: number,
  target: number,
): ReadonlyMap<number, readonly Boarding[]> {
  const { stopStart, routeStops, stationStart, stationStops, stopRoutes, boarding, walks } = timetable;
  const ends = new Map(
    [[target, 0] as const, ...(walks[target] ?? [])].filter(([station]) => station !== source),
  );
  const boardings = new Map<number, Boarding[]>();
  for (const [station, before] of [[source, 0] as const, ...(walks[source] ?? [])]) {
    if (station === target) continue;
    for (let at = stationStart[station] ?? 0; at < (stationStart[station + 1] ?? 0); at++) {
      const boarded = stationStops[at] ?? 0;
      const route = stopRoutes[boarded] ?? 0;
      if (!((boarding[boarded] ?? 0) & 1)) continue;
      for (let left = boarded + 1; left < (stopStart[route + 1] ?? 0); left++) {
        const after = ends.get(routeStops[left] ?? 0);
        if (after === undefined || !((boarding[left] ?? 0) & 2)) continue;
        boardings.set(route, [...(boardings.get(route) ?? []), { boarded, left, before, after }]);
      }
    }
  }
  return boardings;
}

function directTrain(
  timetable: Timetable,
  running: RunningTrips,
  at: number,
  { boarded, left, before, after }: Boarding,
): Journey | undefined {
  const event = running.events[at] ?? 0;
  const shift = running.shifts[at] ?? 0;
  const departure = (timetable.departures[event + boarded] ?? 0) + shift;
  if (departure < 0 || departure >= DAY_MINUTES) return undefined;
  const arrival = (timetable.arrivals[event + left] ?? 0) + shift;
  const ride = { ...rideBetween(timetable, running.trips[at] ?? 0, boarded, left), departure, arrival };
  return {
    departure: departure - before,
    arrival: arrival + after,
    durationMinutes: arrival + after - departure + before,
    changes: 0,
    rides: [ride],
  };
}
