import { outOfRange } from './out-of-range.ts';
import { arrivalOf, departureOf, type RunningTrips, tripOf } from './running-trips.ts';
import type { Timetable, TrainKind } from './timetable.ts';
import {
  arrivalAt,
  changeMinutesAt,
  changesToParts,
  departureAt,
  endOfStops,
  firstEvent,
  firstStop,
  kindOfTrip,
  numberOfTrip,
  partAt,
  routeOfTrip,
  stationAt,
  stationId,
  walksFrom,
} from './timetable-fields.ts';

/**
 * A ride in one train; times in minutes after midnight of the journey's day, 1,440 and more on the
 * next.
 */
export interface Ride {
  /** The trip's number in the timetable. */
  readonly trip: number;
  readonly kind: TrainKind;
  readonly number: string;
  /** Station ids. */
  readonly from: string;
  readonly to: string;
  readonly departure: number;
  readonly arrival: number;
  /** The places of both stations among the trip's stops. */
  readonly fromPosition: number;
  readonly toPosition: number;
}

/**
 * A ride from A to B: one to four trains, twice as many with a stay on the way, with walks between
 * stations of a city. A journey that begins or ends at another station of the city than the
 * searched one has the way between the two in its times.
 */
export interface Journey {
  /**
   * The minute of setting out from the searched station, after midnight; below zero on the evening
   * before.
   */
  readonly departure: number;
  readonly arrival: number;
  readonly durationMinutes: number;
  /** Changes of trains: 0 for a direct train. */
  readonly changes: number;
  readonly rides: readonly [Ride, ...Ride[]];
  /** The stay on the way that the traveller chose; undefined without one. */
  readonly stay?: Stay | undefined;
}

/** A stay at a station between two trains of a journey. */
export interface Stay {
  /** The station's id. */
  readonly station: string;
  /** The trains before it. */
  readonly rides: number;
  /** At the station; time as the journey's. */
  readonly arrival: number;
}

/** A station at which a train calls; times in minutes after midnight of the day asked for. */
export interface Call {
  /** The station's id. */
  readonly station: string;
  readonly arrival: number;
  readonly departure: number;
}

/** A ride in a running trip from one stop to another. */
export function rideOf(trips: RunningTrips, running: number, boarded: number, left: number): Ride {
  const { timetable } = trips;
  const trip = tripOf(trips, running);
  const first = firstStop(timetable, routeOfTrip(timetable, trip));
  return {
    trip,
    kind: kindOfTrip(timetable, trip),
    number: numberOfTrip(timetable, trip),
    from: stationId(timetable, stationAt(timetable, boarded)),
    to: stationId(timetable, stationAt(timetable, left)),
    departure: departureOf(trips, running, boarded),
    arrival: arrivalOf(trips, running, left),
    fromPosition: boarded - first,
    toPosition: left - first,
  };
}

/** The journey of some rides. */
export function journeyOf(departure: number, arrival: number, rides: Journey['rides']): Journey {
  return {
    departure,
    arrival,
    durationMinutes: arrival - departure,
    changes: rides.length - 1,
    rides,
  };
}

/** Minutes from the searched station to the first train's; 0 where they are the same. */
export function walkBefore({ departure, rides }: Journey): number {
  return rides[0].departure - departure;
}

/** Minutes from the last train's station to the searched one; 0 where they are the same. */
export function walkAfter({ arrival, rides }: Journey): number {
  return arrival - (rides.at(-1) ?? rides[0]).arrival;
}

/** The least minutes of a change from one ride to the next, the way to another station included. */
export function leastMinutesBetween(timetable: Timetable, ride: Ride, next: Ride): number {
  const left = stopOf(timetable, ride, ride.toPosition);
  const boarded = stopOf(timetable, next, next.fromPosition);
  const [part, other] = [partAt(timetable, left), partAt(timetable, boarded)];
  if (part === other) return changeMinutesAt(timetable, part);
  const [station, to] = [stationAt(timetable, left), stationAt(timetable, boarded)];
  const isWalk = station !== to;
  const changes = isWalk ? walksFrom(timetable, station) : changesToParts(timetable, part);
  const found = changes.find(([end]) => end === (isWalk ? to : other));
  return found?.[1] ?? outOfRange('change to part', other);
}

function stopOf(timetable: Timetable, { trip }: Ride, position: number): number {
  return firstStop(timetable, routeOfTrip(timetable, trip)) + position;
}

/** The stations at which a ride's train calls, from boarding to leaving, both included. */
export function callsOf(timetable: Timetable, ride: Ride): readonly Call[] {
  const { trip, fromPosition, toPosition } = ride;
  const event = firstEvent(timetable, trip);
  const shift = ride.departure - departureAt(timetable, event + fromPosition);
  return callsOfTrip(timetable, trip, shift).slice(fromPosition, toPosition + 1);
}

/**
 * The stations at which a trip calls, from its first stop to its last.
 *
 * @param shift minutes to add to its times, which are those of the day on which it begins
 */
export function callsOfTrip(timetable: Timetable, trip: number, shift = 0): readonly Call[] {
  const route = routeOfTrip(timetable, trip);
  const first = firstStop(timetable, route);
  const event = firstEvent(timetable, trip);
  return Array.from({ length: endOfStops(timetable, route) - first }, (_, at) => ({
    station: stationId(timetable, stationAt(timetable, first + at)),
    arrival: arrivalAt(timetable, event + at) + shift,
    departure: departureAt(timetable, event + at) + shift,
  }));
}
