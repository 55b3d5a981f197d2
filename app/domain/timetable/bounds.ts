import { remembering } from '#app/domain/remembering.ts';
import { cityOf, cityStops, type Timetable } from './timetable.ts';

/** What no journey reaches. */
export const NEVER = 65_535;

/**
 * The least minutes that any journey needs to a station, whatever the day: for pruning the search. Index 1 is with one
 * more train, 2 with at most two.
 */
export interface Bounds {
  /** From a station on arrival, changing trains or walking included; index 0 is walking alone. */
  readonly fromArrival: readonly [Uint16Array, Uint16Array, Uint16Array];
  /** From a place in `routeStops`, in a train that stands there. */
  readonly fromStop: readonly [undefined, Uint16Array, Uint16Array];
  /** The places in `routeStops` where one boards a last train, by their stations. */
  readonly lastBoardings: ReadonlyMap<number, readonly number[]>;
}

/** The bounds to a station; those of the last stations that were asked for are remembered. */
export const boundsTo = remembering(6, (timetable: Timetable, target: number): Bounds => {
  const { stationIds } = timetable;
  const walking = new Uint16Array(stationIds.length).fill(NEVER);
  for (const [station, minutes] of cityOf(timetable, target)) walking[station] = minutes;
  const lastRoutes = new Set([...cityStops(timetable, target)].map(({ route }) => route));
  const [afterOne, oneTrain] = ridesBack(timetable, walking, lastRoutes);
  const [afterTwo, twoTrains] = ridesBack(timetable, afterOne, undefined);
  return {
    fromArrival: [walking, afterOne, afterTwo],
    fromStop: [undefined, oneTrain, twoTrains],
    lastBoardings: boardings(timetable, lastRoutes, oneTrain),
  };
});

/** The places on some routes from which a train goes where one wants to, by their stations. */
function boardings(
  { stopStart, routeStops, boarding }: Timetable,
  routes: Iterable<number>,
  minutesFrom: Uint16Array,
) {
  const places = new Map<number, number[]>();
  for (const route of routes) {
    for (let stop = stopStart[route] ?? 0; stop < (stopStart[route + 1] ?? 0); stop++) {
      if (!((boarding[stop] ?? 0) & 1) || minutesFrom[stop] === NEVER) continue;
      const station = routeStops[stop] ?? 0;
      const known = places.get(station);
      if (known) known.push(stop);
      else places.set(station, [stop]);
    }
  }
  return places;
}

/**
 * The least minutes with one more train when one leaves it with `rest` minutes to go: on arrival at each station, and in
 * the train at each place in `routeStops`.
 */
function ridesBack(timetable: Timetable, rest: Uint16Array, among: Iterable<number> | undefined) {
  const { stopStart, routeStops, boarding, shortestRides, shortestHalts } = timetable;
  const least = new Uint16Array(routeStops.length).fill(NEVER);
  const onBoarding = new Uint16Array(rest.length).fill(NEVER);
  const follow = (route: number) => {
    const first = stopStart[route] ?? 0;
    // From the arrival at the stop behind: leaving there, or riding on.
    let onArrival = NEVER;
    for (let stop = (stopStart[route + 1] ?? 0) - 1; stop >= first; stop--) {
      const station = routeStops[stop] ?? 0;
      const rules = boarding[stop] ?? 0;
      const onDeparture = onArrival + (shortestRides[stop] ?? 0);
      onArrival = rules & 2 ? (rest[station] ?? NEVER) : NEVER;
      if (onDeparture >= NEVER) continue;
      least[stop] = onDeparture;
      if (rules & 1 && onDeparture < (onBoarding[station] ?? 0)) onBoarding[station] = onDeparture;
      onArrival = Math.min(onArrival, onDeparture + (shortestHalts[stop] ?? 0));
    }
  };
  if (among) for (const route of among) follow(route);
  else for (let route = 0; route + 1 < stopStart.length; route++) follow(route);
  return [beforeBoarding(timetable, onBoarding), least] as const;
}

/** The least minutes from the arrival at each station when one changes there or walks to another station. */
function beforeBoarding({ changeMinutes, walks }: Timetable, onBoarding: Uint16Array): Uint16Array {
  return onBoarding.map((least, station) => {
    let minutes = least + (changeMinutes[station] ?? 0);
    for (const [other, walk] of walks[station] ?? []) {
      minutes = Math.min(minutes, walk + (onBoarding[other] ?? NEVER));
    }
    return Math.min(NEVER, minutes);
  });
}
