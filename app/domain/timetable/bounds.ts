import { cityOf } from './city.ts';
import { cityStops, type IndexedTimetable, NEVER } from './indexed-timetable.ts';
import { outOfRange } from './out-of-range.ts';
import {
  endOfStops,
  firstStop,
  MAY_BOARD,
  MAY_LEAVE,
  mayBoard,
  partAt,
  walksFrom,
} from './timetable-fields.ts';

/**
 * The least minutes that remain to a target from each place: with no further train, with one, and
 * so on.
 */
export type RemainingMinutes = readonly Uint16Array[];

/**
 * The least minutes of any journey to a station on any day, for pruning the search. `NEVER` for a
 * station without a journey.
 */
export interface Bounds {
  /** From each station after an arrival there, walks included. */
  readonly fromArrival: RemainingMinutes;
  /** From each stop, in a train at that stop: the further trains are those after a change. */
  readonly inTrain: RemainingMinutes;
  /** The least of those from each stop, which alone rules out most stops. */
  readonly leastInTrain: Uint16Array;
  /** The stops to board a last train at, by their parts of stations. */
  readonly lastBoardings: ReadonlyMap<number, readonly number[]>;
}

/**
 * Works out the bounds to a station from the shortest ride and halt of each stop.
 *
 * @param mostTrains of a journey
 */
export function findBounds(
  timetable: IndexedTimetable,
  target: number,
  mostTrains: number,
): Bounds {
  const walking = new Uint16Array(timetable.stationIds.length).fill(NEVER);
  for (const [station, minutes] of cityOf(timetable, target)) walking[station] = minutes;

  const leastInTrain = new Uint16Array(timetable.routeStops.length).fill(NEVER);
  const lastRanges = rangesOfRoutesTo(timetable, target);
  const lastTrain = boundsWithTrain(timetable, walking, lastRanges, leastInTrain);
  const fromArrival = [walking, lastTrain.fromArrival];
  const inTrain = [lastTrain.inTrain];
  // All routes in one range: no ride leads on from the last stop of a route.
  const allStops = { first: 0, end: timetable.routeStops.length };
  while (inTrain.length < mostTrains - 1) {
    const afterTrain = fromArrival.at(-1) ?? walking;
    const earlier = boundsWithTrain(timetable, afterTrain, [allStops], leastInTrain);
    fromArrival.push(earlier.fromArrival);
    inTrain.push(earlier.inTrain);
  }
  return {
    fromArrival,
    inTrain,
    leastInTrain,
    lastBoardings: findLastBoardings(timetable, lastTrain.inTrain, lastRanges),
  };
}

/** The stops of one route or of several that follow each other. */
interface StopRange {
  readonly first: number;
  /** The number after the last. */
  readonly end: number;
}

/** The stops of each route that calls at a station or at another one of its city. */
function rangesOfRoutesTo(timetable: IndexedTimetable, station: number): readonly StopRange[] {
  const routes = new Set([...cityStops(timetable, station)].map(({ route }) => route));
  return [...routes].map((route) => ({
    first: firstStop(timetable, route),
    end: endOfStops(timetable, route),
  }));
}

/**
 * The least minutes to the target with one more train, worked out from its last stop back to its
 * first: from an arrival at each station before it, and in the train at each stop.
 *
 * @param afterTrain the least minutes to the target after leaving that train at each station
 * @param ranges the stops of its routes
 * @param leastInTrain is lowered where the minutes from a stop are fewer
 */
function boundsWithTrain(
  timetable: IndexedTimetable,
  afterTrain: Uint16Array,
  ranges: readonly StopRange[],
  leastInTrain: Uint16Array,
) {
  // One loop with local names, since every search for a new target runs it over all stops: divided
  // into a loop for each result, or with a function for each field, it takes twice as long.
  const { routeStops, boarding, shortestHalts, shortestRides } = timetable;
  const inTrain = new Uint16Array(routeStops.length).fill(NEVER);
  const fromBoarding = new Uint16Array(afterTrain.length).fill(NEVER);
  for (const { first, end } of ranges) {
    // On arrival at the next stop: leaving the train there, or riding on.
    let onArrival = NEVER;
    for (let stop = end - 1; stop >= first; stop--) {
      const station = routeStops[stop] ?? outOfRange('stop', stop);
      const rules = boarding[stop] ?? outOfRange('stop', stop);
      const onDeparture = onArrival + (shortestRides[stop] ?? outOfRange('stop', stop));
      onArrival = rules & MAY_LEAVE ? minutesAt(afterTrain, station) : NEVER;
      if (onDeparture >= NEVER) continue;
      inTrain[stop] = onDeparture;
      if (onDeparture < minutesAt(leastInTrain, stop)) leastInTrain[stop] = onDeparture;
      if (rules & MAY_BOARD && onDeparture < minutesAt(fromBoarding, station))
        fromBoarding[station] = onDeparture;
      const halt = shortestHalts[stop] ?? outOfRange('stop', stop);
      onArrival = Math.min(onArrival, onDeparture + halt);
    }
  }
  return { fromArrival: minutesFromArrival(timetable, fromBoarding), inTrain };
}

/** The least minutes from an arrival at each station, after a change there or a walk. */
function minutesFromArrival(timetable: IndexedTimetable, fromBoarding: Uint16Array): Uint16Array {
  return fromBoarding.map((least, station) => {
    let minutes = least + minutesAt(timetable.leastChanges, station);
    for (const [other, walk] of walksFrom(timetable, station))
      minutes = Math.min(minutes, walk + minutesAt(fromBoarding, other));
    return Math.min(NEVER, minutes);
  });
}

/** The stops from which a single train leads to the target, by their parts of stations. */
function findLastBoardings(
  timetable: IndexedTimetable,
  inLastTrain: Uint16Array,
  ranges: readonly StopRange[],
): ReadonlyMap<number, readonly number[]> {
  const stops: number[] = [];
  for (const { first, end } of ranges) {
    for (let stop = first; stop < end; stop++) {
      if (mayBoard(timetable, stop) && inLastTrain[stop] !== NEVER) stops.push(stop);
    }
  }
  return Map.groupBy(stops, (stop) => partAt(timetable, stop));
}

/** The least minutes from a place: a station or a stop, whichever the array has. */
export function minutesAt(minutes: Uint16Array, place: number): number {
  return minutes[place] ?? outOfRange('place', place);
}

/**
 * Whether a journey that is at a place at a time may still arrive earlier than the best ones. Most
 * of a search is spent here: with private methods in it, it takes a sixth longer.
 *
 * @param best the earliest arrivals at the target, by the number of trains
 * @param trains of the journey so far
 */
export function mayImprove(
  remaining: RemainingMinutes,
  place: number,
  minute: number,
  best: readonly number[],
  trains: number,
): boolean {
  for (let more = 0; more < remaining.length && trains + more < best.length; more++) {
    const minutesLeft = remaining[more]?.[place] ?? outOfRange('place', place);
    if (minute + minutesLeft < (best[trains + more] ?? NEVER)) return true;
  }
  return false;
}
