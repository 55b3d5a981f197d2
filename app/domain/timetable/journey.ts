import { outOfRange } from './out-of-range.ts';
import { arrivalOf, departureOf, type RunningTrips } from './running-trips.ts';
import { type Timetable, TRAIN_KINDS, type TrainKind } from './timetable.ts';

/**
 * A ride in one train; times in minutes after midnight of the journey's day, 1,440 and more on the
 * next.
 */
export interface Ride {
  /** The trip's place in the timetable. */
  readonly trip: number;
  readonly kind: TrainKind;
  readonly number: string;
  /** Station ids. */
  readonly from: string;
  readonly to: string;
  readonly departure: number;
  readonly arrival: number;
  /** Where the trip stands at boarding and at leaving. */
  readonly fromPosition: number;
  readonly toPosition: number;
}

/**
 * A ride from A to B: one to three trains, with walks between stations of a city. A journey that
 * begins or ends at another station of the city than the one asked for has the way there or from
 * there in its times.
 */
export interface Journey {
  /**
   * When one sets out from the station asked for, in minutes after midnight; below zero the evening
   * before.
   */
  readonly departure: number;
  readonly arrival: number;
  readonly durationMinutes: number;
  /** Changes of trains: 0 for a direct train. */
  readonly changes: number;
  readonly rides: readonly [Ride, ...Ride[]];
}

/** A ride in a running trip from one place in `routeStops` to another. */
export function rideOf(trips: RunningTrips, running: number, boarded: number, left: number): Ride {
  const { stopStart, tripRoutes, stationIds, routeStops, tripKinds, tripNumbers } = trips.timetable;
  const trip = trips.trips[running] ?? outOfRange('running trip', running);
  const first =
    stopStart[tripRoutes[trip] ?? outOfRange('trip', trip)] ??
    outOfRange('route', tripRoutes[trip] ?? outOfRange('trip', trip));
  return {
    trip,
    kind: TRAIN_KINDS[tripKinds[trip] ?? outOfRange('trip', trip)] ?? 'train',
    number: tripNumbers[trip] ?? outOfRange('trip', trip),
    from:
      stationIds[routeStops[boarded] ?? outOfRange('stop', boarded)] ??
      outOfRange('station', routeStops[boarded] ?? outOfRange('stop', boarded)),
    to:
      stationIds[routeStops[left] ?? outOfRange('stop', left)] ??
      outOfRange('station', routeStops[left] ?? outOfRange('stop', left)),
    departure: departureOf(trips, running, boarded),
    arrival: arrivalOf(trips, running, left),
    fromPosition: boarded - first,
    toPosition: left - first,
  };
}

/** The journey of some rides, from setting out to being there. */
export function journeyOf(departure: number, arrival: number, rides: Journey['rides']): Journey {
  return {
    departure,
    arrival,
    durationMinutes: arrival - departure,
    changes: rides.length - 1,
    rides,
  };
}

/**
 * Minutes from the station asked for to the first train's, 0 for a journey that begins where it was
 * asked for.
 */
export function walkBefore({ departure, rides }: Journey): number {
  return rides[0].departure - departure;
}

/** Minutes from the last train's station to the one asked for. */
export function walkAfter({ arrival, rides }: Journey): number {
  return arrival - (rides.at(-1) ?? rides[0]).arrival;
}

/**
 * The stations at which a ride's train calls, from boarding to leaving, both included; times as the
 * ride's.
 */
export function callsOf(timetable: Timetable, ride: Ride) {
  const { eventStart, stopStart, tripRoutes, routeStops, stationIds, arrivals, departures } =
    timetable;
  const event = eventStart[ride.trip] ?? outOfRange('trip', ride.trip);
  const first =
    stopStart[tripRoutes[ride.trip] ?? outOfRange('trip', ride.trip)] ??
    outOfRange('route', tripRoutes[ride.trip] ?? outOfRange('trip', ride.trip));
  const shift =
    ride.departure -
    (departures[event + ride.fromPosition] ?? outOfRange('event', event + ride.fromPosition));
  return Array.from({ length: ride.toPosition - ride.fromPosition + 1 }, (_, at) => {
    const position = ride.fromPosition + at;
    return {
      station:
        stationIds[routeStops[first + position] ?? outOfRange('stop', first + position)] ??
        outOfRange('station', routeStops[first + position] ?? outOfRange('stop', first + position)),
      arrival: (arrivals[event + position] ?? outOfRange('event', event + position)) + shift,
      departure: (departures[event + position] ?? outOfRange('event', event + position)) + shift,
    };
  });
}
