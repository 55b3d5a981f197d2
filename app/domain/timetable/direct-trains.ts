import { cityOf } from './city.ts';
import { searchedDay } from './days.ts';
import { cityStops } from './indexed-timetable.ts';
import { type Journey, journeyOf, rideOf, walkAfter, walkBefore } from './journey.ts';
import { byDeparture } from './journeys-of-day.ts';
import { endOfRunning, firstRunning, type RunningTrips } from './running-trips.ts';
import type { SearchSpace } from './search-space.ts';
import { DAY_MINUTES, type Day } from './timetable.ts';
import { endOfStops, mayBoard, mayLeave, stationAt } from './timetable-fields.ts';

/**
 * Every train of a day that runs from one station to the other without a change, also those that a
 * faster one overtakes, in the order of their departures.
 *
 * A train that calls at another station of the city alone has the walk there in its times. It is
 * left out where one of the same kind is no worse without that walk. Trips of one kind that leave
 * the same station at the same minute are one train, the fastest of them: the portions of a train
 * that divides later, or a train with another number and other times in a part of the season.
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
  const trips = runningTrips(searchedDay(timetable, day));
  const fastest = fastestOfEachTrip(directRides(trips, source, target));
  const trains = withoutRepeatedTrains(fastest);
  return trains
    .filter((train) => !hasWalk(train) || !trains.some((other) => makesNeedless(other, train)))
    .sort(byDeparture);
}

/** The fastest ride of each running trip, which may call at several stations of either city. */
function fastestOfEachTrip(rides: Iterable<DirectRide>): readonly Journey[] {
  const fastest = new Map<number, Journey>();
  for (const { running, train } of rides) {
    const known = fastest.get(running);
    if (!known || train.durationMinutes < known.durationMinutes) fastest.set(running, train);
  }
  return [...fastest.values()];
}

/** Leaves out trips that are one train with a faster one of the list. */
function withoutRepeatedTrains(trains: readonly Journey[]): readonly Journey[] {
  const fastestByTrain = new Map<string, Journey>();
  for (const train of trains) {
    const key = departingTrain(train);
    const known = fastestByTrain.get(key);
    if (!known || train.arrival < known.arrival) fastestByTrain.set(key, train);
  }
  return [...fastestByTrain.values()];
}

/** The same for two trips that are one train. */
function departingTrain({ rides: [{ departure, kind, from, to }] }: Journey): string {
  return [departure, kind, from, to].join();
}

/** Whether a journey goes through a city before or after its train. */
function hasWalk(journey: Journey): boolean {
  return walkBefore(journey) + walkAfter(journey) > 0;
}

/**
 * Whether a train spares the walk through the city that another one of its kind needs, and is no
 * worse.
 */
function makesNeedless(other: Journey, train: Journey): boolean {
  if (other.rides[0].kind !== train.rides[0].kind) return false;
  if (other.departure < train.departure || other.arrival > train.arrival) return false;
  return !hasWalk(other) || other.durationMinutes < train.durationMinutes;
}

interface DirectRide {
  readonly running: number;
  readonly train: Journey;
}

/** Every ride from one city to the other in a running trip that one boards on the day. */
function* directRides(
  trips: RunningTrips,
  source: number,
  target: number,
): Generator<DirectRide, void> {
  const { timetable } = trips;
  const ends = new Map(cityOf(timetable, target).filter(([station]) => station !== source));
  for (const { station, minutes: before, stop: boarded, route } of cityStops(timetable, source)) {
    if (station === target || !mayBoard(timetable, boarded)) continue;
    for (let left = boarded + 1; left < endOfStops(timetable, route); left++) {
      const after = ends.get(stationAt(timetable, left));
      if (after === undefined || !mayLeave(timetable, left)) continue;
      for (
        let running = firstRunning(trips, route);
        running < endOfRunning(trips, route);
        running++
      ) {
        const ride = rideOf(trips, running, boarded, left);
        if (ride.departure < 0 || ride.departure >= DAY_MINUTES) continue;
        const train = journeyOf(ride.departure - before, ride.arrival + after, [ride]);
        yield { running, train };
      }
    }
  }
}
