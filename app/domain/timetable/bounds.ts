import { outOfRange } from './out-of-range.ts';
import { cityOf, cityStops, type Timetable } from './timetable.ts';

/** What no journey reaches. */
export const NEVER = 65_535;

/**
 * The least minutes that any journey to a station needs, whatever the day: for pruning the search.
 */
export interface Bounds {
  /**
   * From a station on arrival, walking included; with no more train, with at most one and with at
   * most two.
   */
  readonly fromArrival: readonly Uint16Array[];
  /**
   * From a place in `routeStops`, in a train that stands there; with this train alone, and with at
   * most one more.
   */
  readonly fromStop: readonly Uint16Array[];
  /** The places in `routeStops` where one boards a last train, by their stations. */
  readonly lastBoardings: ReadonlyMap<number, readonly number[]>;
}

/** Works out the bounds to a station from the shortest ride and halt of each stop. */
export function findBounds(timetable: Timetable, target: number): Bounds {
  const { stationIds, stopStart, routeStops, boarding } = timetable;
  const walking = new Uint16Array(stationIds.length).fill(NEVER);
  for (const [station, minutes] of cityOf(timetable, target)) walking[station] = minutes;
  const lastRoutes = new Set([...cityStops(timetable, target)].map(({ route }) => route));
  const oneTrain = rideBack(timetable, walking, lastRoutes);
  const twoTrains = rideBack(timetable, oneTrain.fromArrival);
  const lastBoardings: number[] = [];
  for (const route of lastRoutes) {
    for (
      let stop = stopStart[route] ?? outOfRange('route', route);
      stop < (stopStart[route + 1] ?? outOfRange('route', route + 1));
      stop++
    ) {
      if ((boarding[stop] ?? outOfRange('stop', stop)) & 1 && oneTrain.fromStop[stop] !== NEVER)
        lastBoardings.push(stop);
    }
  }
  return {
    fromArrival: [walking, oneTrain.fromArrival, twoTrains.fromArrival],
    fromStop: [oneTrain.fromStop, twoTrains.fromStop],
    lastBoardings: Map.groupBy(
      lastBoardings,
      (stop) => routeStops[stop] ?? outOfRange('stop', stop),
    ),
  };
}

/**
 * The least minutes with one more train, of some routes or of any, when one leaves it with `rest`
 * minutes to go: on arrival at each station, and in the train at each place in `routeStops`.
 */
function rideBack(timetable: Timetable, rest: Uint16Array, among?: Iterable<number>) {
  const { stopStart, routeStops, boarding, shortestRides, shortestHalts, changeMinutes, walks } =
    timetable;
  const fromStop = new Uint16Array(routeStops.length).fill(NEVER);
  const onBoarding = new Uint16Array(rest.length).fill(NEVER);
  const follow = (first: number, end: number) => {
    // From the arrival at the stop behind: leaving there, or riding on.
    let onArrival = NEVER;
    for (let stop = end - 1; stop >= first; stop--) {
      const station = routeStops[stop] ?? outOfRange('stop', stop);
      const rules = boarding[stop] ?? outOfRange('stop', stop);
      const onDeparture = onArrival + (shortestRides[stop] ?? outOfRange('stop', stop));
      onArrival = rules & 2 ? (rest[station] ?? NEVER) : NEVER;
      if (onDeparture >= NEVER) continue;
      fromStop[stop] = onDeparture;
      if (rules & 1 && onDeparture < (onBoarding[station] ?? outOfRange('station', station)))
        onBoarding[station] = onDeparture;
      onArrival = Math.min(
        onArrival,
        onDeparture + (shortestHalts[stop] ?? outOfRange('stop', stop)),
      );
    }
  };
  if (among)
    for (const route of among)
      follow(
        stopStart[route] ?? outOfRange('route', route),
        stopStart[route + 1] ?? outOfRange('route', route + 1),
      );
  // All routes at once: the shortest ride from a route's last stop is `NEVER`.
  else follow(0, routeStops.length);
  const fromArrival = onBoarding.map((least, station) => {
    let minutes = least + (changeMinutes[station] ?? outOfRange('station', station));
    for (const [other, walk] of walks[station] ?? []) {
      minutes = Math.min(minutes, walk + (onBoarding[other] ?? NEVER));
    }
    return Math.min(NEVER, minutes);
  });
  return { fromArrival, fromStop };
}
