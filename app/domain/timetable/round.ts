import { outOfRange } from './out-of-range.ts';
import type { Timetable } from './timetable.ts';

/** Later than any time. */
export const NONE = 0x7fffffff;

/** The state of a search after a number of trains; arrays hold one entry a station. */
export interface Round {
  /** The earliest arrival of any journey so far. */
  readonly arrivals: Int32Array;
  /** The last ride of that journey: a running trip between two stops. */
  readonly running: Int32Array;
  readonly boarded: Int32Array;
  readonly left: Int32Array;
  /** The earliest minute in this turn to board the next train. */
  readonly ready: Int32Array;
  /** The station of the last arrival before that: another one after a walk. */
  readonly via: Int32Array;
  /** The stations with an arrival in this turn. */
  readonly arrived: number[];
  /** The stations where one can board in this turn, walks included. */
  readonly found: number[];
  /**
   * For each stop the earliest running trip that was followed through it: later ones find nothing
   * new.
   */
  readonly followed: Int32Array;
}

/** The last ride of a journey: a running trip between two stops. */
export interface RoundRide {
  readonly running: number;
  readonly boarded: number;
  readonly left: number;
}

/** Makes a round, to be emptied before its first use. */
export function createRound({ stationIds, routeStops }: Timetable): Round {
  const stations = stationIds.length;
  return {
    arrivals: new Int32Array(stations),
    running: new Int32Array(stations),
    boarded: new Int32Array(stations),
    left: new Int32Array(stations),
    ready: new Int32Array(stations),
    via: new Int32Array(stations),
    arrived: [],
    found: [],
    followed: new Int32Array(routeStops.length),
  };
}

/** Prepares a round for a new search. */
export function emptyRound({ arrivals, ready, arrived, found, followed }: Round): void {
  arrivals.fill(NONE);
  ready.fill(NONE);
  followed.fill(NONE);
  arrived.length = 0;
  found.length = 0;
}

/** Prepares a round for the next turn of a search, which keeps the arrivals. */
export function beginTurn({ ready, arrived, found }: Round): void {
  for (const station of found) ready[station] = NONE;
  arrived.length = 0;
  found.length = 0;
}

/** The earliest arrival at a station so far; `NONE` before the first. */
export function earliestArrival({ arrivals }: Round, station: number): number {
  return arrivals[station] ?? outOfRange('station', station);
}

/** The earliest minute in this turn to board at a station; `NONE` for none. */
export function readyAt({ ready }: Round, station: number): number {
  return ready[station] ?? outOfRange('station', station);
}

/** The station of the arrival from which one boards at a station. */
export function arrivedVia({ via }: Round, station: number): number {
  return via[station] ?? outOfRange('station', station);
}

/** The earliest running trip that was followed through a stop; `NONE` before the first. */
export function followedAt({ followed }: Round, stop: number): number {
  return followed[stop] ?? outOfRange('stop', stop);
}

/** The last ride of the earliest journey to a station. */
export function lastRideTo({ running, boarded, left }: Round, station: number): RoundRide {
  return {
    running: running[station] ?? outOfRange('station', station),
    boarded: boarded[station] ?? outOfRange('station', station),
    left: left[station] ?? outOfRange('station', station),
  };
}
