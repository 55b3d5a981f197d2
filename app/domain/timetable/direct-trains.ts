import { calendarDay } from './days.ts';
import { type Journey, journeyOf, rideOf, walkAfter, walkBefore } from './journey.ts';
import { byDeparture } from './journeys-of-day.ts';
import { outOfRange } from './out-of-range.ts';
import type { RunningTrips } from './running-trips.ts';
import type { SearchSpace } from './search-space.ts';
import { cityOf, cityStops, DAY_MINUTES, type Day } from './timetable.ts';

/**
 * Every train of a day that runs from one station to the other without a change, also those that a
 * faster one overtakes, in the order of their departures. A train that calls at another station of
 * the city alone has the way there in its times, and is left out where one of the same kind is no
 * worse without that way. What the timetable has twice, the portions of a train that divides later
 * or a train with another number in a part of the season, is one train.
 */
export function findDirectTrains(
  { timetable, runningTrips }: SearchSpace,
  from: string,
  to: string,
  day: Day,
): readonly Journey[] {
  const source = timetable.stationNumbers.get(from);
  const target = timetable.stationNumbers.get(to);
  if (source === undefined || target === undefined || source === target) return [];
  const trips = runningTrips(calendarDay(timetable, day));
  const fastest = new Map<number, Journey>();
  for (const [running, train] of waysBetween(trips, source, target)) {
    if (
      train.durationMinutes < (fastest.get(running)?.durationMinutes ?? Number.POSITIVE_INFINITY)
    ) {
      fastest.set(running, train);
    }
  }
  const trains = new Map<string, Journey>();
  for (const train of fastest.values()) {
    const [{ kind, departure, arrival, from: boarded, to: left }] = train.rides;
    const same = [kind, departure, arrival, boarded, left].join();
    if (!trains.has(same)) trains.set(same, train);
  }
  const all = [...trains.values()];
  return all.filter((train) => !all.some((other) => makesNeedless(other, train))).sort(byDeparture);
}

/**
 * Whether a train spares the way through the city that another one of its kind takes, and is no
 * worse.
 */
function makesNeedless(other: Journey, train: Journey): boolean {
  const hasWay = (journey: Journey) => walkBefore(journey) + walkAfter(journey) > 0;
  if (!hasWay(train) || other.rides[0].kind !== train.rides[0].kind) return false;
  if (other.departure < train.departure || other.arrival > train.arrival) return false;
  return !hasWay(other) || other.durationMinutes < train.durationMinutes;
}

/**
 * Every way from one city to the other in a running trip that one boards on the day, with the trip.
 */
function* waysBetween(trips: RunningTrips, source: number, target: number) {
  const { stopStart, routeStops, boarding } = trips.timetable;
  const ends = new Map(cityOf(trips.timetable, target).filter(([station]) => station !== source));
  for (const { station, minutes: before, stop: boarded, route } of cityStops(
    trips.timetable,
    source,
  )) {
    if (station === target || !((boarding[boarded] ?? outOfRange('stop', boarded)) & 1)) continue;
    for (
      let left = boarded + 1;
      left < (stopStart[route + 1] ?? outOfRange('route', route + 1));
      left++
    ) {
      const after = ends.get(routeStops[left] ?? outOfRange('stop', left));
      if (after === undefined || !((boarding[left] ?? outOfRange('stop', left)) & 2)) continue;
      for (
        let running = trips.start[route] ?? outOfRange('route', route);
        running < (trips.start[route + 1] ?? outOfRange('route', route + 1));
        running++
      ) {
        const ride = rideOf(trips, running, boarded, left);
        if (ride.departure < 0 || ride.departure >= DAY_MINUTES) continue;
        yield [running, journeyOf(ride.departure - before, ride.arrival + after, [ride])] as const;
      }
    }
  }
}
