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

/** The least minutes to a target from each place: with no further train, with one, and so on. */
export type Rests = readonly Uint16Array[];

/**
 * The least minutes of any journey to a station on any day, for pruning the search. `NEVER` for a
 * station without a journey.
 */
export interface Bounds {
  /** From each station after an arrival there, walks included. */
  readonly fromArrival: Rests;
  /** From each stop, in a train at that stop: the further trains are those after a change. */
  readonly inTrain: Rests;
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
  const stops = [...cityStops(timetable, target)];
  const lastRoutes = [...new Set(stops.map(({ route }) => route))];
  const lastRanges = lastRoutes.map((route) => ({
    first: firstStop(timetable, route),
    end: endOfStops(timetable, route),
  }));
  const leastInTrain = new Uint16Array(timetable.routeStops.length).fill(NEVER);
  const oneTrain = rideBack(timetable, walking, lastRanges, leastInTrain);
  // All routes in one range: no ride leads on from the last stop of a route.
  const allStops = { first: 0, end: timetable.routeStops.length };
  const fromArrival = [walking, oneTrain.fromArrival];
  const inTrain = [oneTrain.fromStop];
  while (inTrain.length < mostTrains - 1) {
    const more = rideBack(timetable, fromArrival.at(-1) ?? walking, [allStops], leastInTrain);
    fromArrival.push(more.fromArrival);
    inTrain.push(more.fromStop);
  }
  const lastBoardings: number[] = [];
  for (const { first, end } of lastRanges) {
    for (let stop = first; stop < end; stop++) {
      if (mayBoard(timetable, stop) && oneTrain.fromStop[stop] !== NEVER) lastBoardings.push(stop);
    }
  }
  return {
    fromArrival,
    inTrain,
    leastInTrain,
    lastBoardings: Map.groupBy(lastBoardings, (stop) => partAt(timetable, stop)),
  };
}

/** The stops of one route or of several that follow each other. */
interface StopRange {
  readonly first: number;
  /** The number after the last. */
  readonly end: number;
}

/**
 * The least minutes to the target with one more train within some ranges of stops: from an arrival
 * at each station, and in the train at each stop.
 *
 * @param rest the least minutes to the target after leaving that train at each station
 * @param leastInTrain is lowered where the minutes from a stop are fewer
 */
function rideBack(
  timetable: IndexedTimetable,
  rest: Uint16Array,
  ranges: readonly StopRange[],
  leastInTrain: Uint16Array,
) {
  // Local names, since every search for a new target runs this loop over all stops: with a function
  // for each field it takes half as long again.
  const { routeStops, boarding, shortestHalts, shortestRides, leastChanges } = timetable;
  const fromStop = new Uint16Array(routeStops.length).fill(NEVER);
  const fromBoarding = new Uint16Array(rest.length).fill(NEVER);
  for (const { first, end } of ranges) {
    // On arrival at the next stop: leaving the train there, or riding on.
    let onArrival = NEVER;
    for (let stop = end - 1; stop >= first; stop--) {
      const station = routeStops[stop] ?? outOfRange('stop', stop);
      const rules = boarding[stop] ?? outOfRange('stop', stop);
      const onDeparture = onArrival + (shortestRides[stop] ?? outOfRange('stop', stop));
      onArrival = rules & MAY_LEAVE ? minutesAt(rest, station) : NEVER;
      if (onDeparture >= NEVER) continue;
      fromStop[stop] = onDeparture;
      if (onDeparture < minutesAt(leastInTrain, stop)) leastInTrain[stop] = onDeparture;
      if (rules & MAY_BOARD && onDeparture < minutesAt(fromBoarding, station))
        fromBoarding[station] = onDeparture;
      const halt = shortestHalts[stop] ?? outOfRange('stop', stop);
      onArrival = Math.min(onArrival, onDeparture + halt);
    }
  }
  const fromArrival = fromBoarding.map((least, station) => {
    let minutes = least + minutesAt(leastChanges, station);
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

/**
 * Whether a journey that is at a place at a time may still arrive earlier than the best ones. Most
 * of a search is spent here: with private methods in it, it takes a sixth longer.
 *
 * @param best the earliest arrivals at the target, by the number of trains
 * @param trains of the journey so far
 */
export function mayImprove(
  rests: Rests,
  place: number,
  minute: number,
  best: readonly number[],
  trains: number,
): boolean {
  for (let more = 0; more < rests.length && trains + more < best.length; more++) {
    const rest = rests[more]?.[place] ?? outOfRange('place', place);
    if (minute + rest < (best[trains + more] ?? NEVER)) return true;
  }
  return false;
}
