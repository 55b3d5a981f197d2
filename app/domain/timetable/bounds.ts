import { cityOf } from './city.ts';
import { cityStops, type IndexedTimetable, NEVER } from './indexed-timetable.ts';
import { outOfRange } from './out-of-range.ts';
import {
  changeMinutesAt,
  endOfStops,
  firstStop,
  MAY_BOARD,
  MAY_LEAVE,
  mayBoard,
  routesOf,
  stationAt,
  walksFrom,
} from './timetable-fields.ts';

/**
 * The least minutes of any journey to a station on any day, for pruning the search. `NEVER` for a
 * station without a journey.
 */
export interface Bounds {
  /** From each station after an arrival there, walks included. */
  readonly walking: Uint16Array;
  readonly withOneTrain: Uint16Array;
  readonly withTwoTrains: Uint16Array;
  /** From each stop, in a train at that stop. */
  readonly inThisTrain: Uint16Array;
  readonly withOneChange: Uint16Array;
  /** The stops to board a last train at, by their stations. */
  readonly lastBoardings: ReadonlyMap<number, readonly number[]>;
}

/** Works out the bounds to a station from the shortest ride and halt of each stop. */
export function findBounds(timetable: IndexedTimetable, target: number): Bounds {
  const walking = new Uint16Array(timetable.stationIds.length).fill(NEVER);
  for (const [station, minutes] of cityOf(timetable, target)) walking[station] = minutes;
  const stops = [...cityStops(timetable, target)];
  const lastRoutes = [...new Set(stops.map(({ route }) => route))];
  const oneTrain = rideBack(timetable, walking, lastRoutes);
  const twoTrains = rideBack(timetable, oneTrain.fromArrival, routesOf(timetable));
  const lastBoardings: number[] = [];
  for (const route of lastRoutes) {
    for (let stop = firstStop(timetable, route); stop < endOfStops(timetable, route); stop++) {
      if (mayBoard(timetable, stop) && oneTrain.fromStop[stop] !== NEVER) lastBoardings.push(stop);
    }
  }
  return {
    walking,
    withOneTrain: oneTrain.fromArrival,
    withTwoTrains: twoTrains.fromArrival,
    inThisTrain: oneTrain.fromStop,
    withOneChange: twoTrains.fromStop,
    lastBoardings: Map.groupBy(lastBoardings, (stop) => stationAt(timetable, stop)),
  };
}

/**
 * The least minutes to the target with one more train of some routes: from an arrival at each
 * station, and in the train at each stop.
 *
 * @param rest the least minutes to the target after leaving that train at each station
 */
function rideBack(timetable: IndexedTimetable, rest: Uint16Array, routes: readonly number[]) {
  // Local names, since every search for a new target runs this loop over all stops: with a function
  // for each field it takes half as long again.
  const { routeStops, boarding, shortestHalts, shortestRides } = timetable;
  const fromStop = new Uint16Array(routeStops.length).fill(NEVER);
  const fromBoarding = new Uint16Array(rest.length).fill(NEVER);
  for (const route of routes) {
    // On arrival at the stop behind: to leave the train there or to ride on.
    let onArrival = NEVER;
    const first = firstStop(timetable, route);
    for (let stop = endOfStops(timetable, route) - 1; stop >= first; stop--) {
      const station = routeStops[stop] ?? outOfRange('stop', stop);
      const rules = boarding[stop] ?? outOfRange('stop', stop);
      const onDeparture = onArrival + (shortestRides[stop] ?? outOfRange('stop', stop));
      onArrival = rules & MAY_LEAVE ? minutesAt(rest, station) : NEVER;
      if (onDeparture >= NEVER) continue;
      fromStop[stop] = onDeparture;
      if (rules & MAY_BOARD && onDeparture < minutesAt(fromBoarding, station))
        fromBoarding[station] = onDeparture;
      const halt = shortestHalts[stop] ?? outOfRange('stop', stop);
      onArrival = Math.min(onArrival, onDeparture + halt);
    }
  }
  const fromArrival = fromBoarding.map((least, station) => {
    let minutes = least + changeMinutesAt(timetable, station);
    for (const [other, walk] of walksFrom(timetable, station))
      minutes = Math.min(minutes, walk + minutesAt(fromBoarding, other));
    return Math.min(NEVER, minutes);
  });
  return { fromArrival, fromStop };
}

/** The least minutes from a station. */
export function minutesAt(minutes: Uint16Array, station: number): number {
  return minutes[station] ?? outOfRange('station', station);
}

/** The least minutes from a stop in a train at that stop. */
export function minutesFromStop(minutes: Uint16Array, stop: number): number {
  return minutes[stop] ?? outOfRange('stop', stop);
}
