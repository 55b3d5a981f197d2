import { outOfRange } from './out-of-range.ts';
import type { Timetable } from './timetable.ts';

/** Later than any time. */
export const NONE = 0x7fffffff;

/**
 * The state of a search after a number of trains; arrays hold one entry for each part of a station.
 */
export interface Round {
  /** The earliest arrival of any journey so far. */
  readonly arrivals: Int32Array;
  /** The last ride of that journey: a running trip between two stops. */
  readonly running: Int32Array;
  readonly boarded: Int32Array;
  readonly left: Int32Array;
  /** The earliest minute in this iteration to board the next train. */
  readonly ready: Int32Array;
  /** The earliest minute of all iterations from which boarding was tried: a later adds nothing. */
  readonly tried: Int32Array;
  /** The part of the last arrival before that: another one after a walk. */
  readonly via: Int32Array;
  /** The parts with an arrival in this iteration. */
  readonly arrived: number[];
  /** The parts where one can board in this iteration, walks included. */
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
export function createRound({ partStations, routeStops }: Timetable): Round {
  const parts = partStations.length;
  return {
    arrivals: new Int32Array(parts),
    running: new Int32Array(parts),
    boarded: new Int32Array(parts),
    left: new Int32Array(parts),
    ready: new Int32Array(parts),
    tried: new Int32Array(parts),
    via: new Int32Array(parts),
    arrived: [],
    found: [],
    followed: new Int32Array(routeStops.length),
  };
}

/** Prepares a round for a new search. */
export function emptyRound({ arrivals, ready, tried, arrived, found, followed }: Round): void {
  arrivals.fill(NONE);
  ready.fill(NONE);
  tried.fill(NONE);
  followed.fill(NONE);
  arrived.length = 0;
  found.length = 0;
}

/** Prepares a round for the next iteration of a search, which keeps the arrivals. */
export function startIteration({ ready, arrived, found }: Round): void {
  for (const part of found) ready[part] = NONE;
  arrived.length = 0;
  found.length = 0;
}

/** The earliest arrival at a part so far; `NONE` before the first. */
export function earliestArrival({ arrivals }: Round, part: number): number {
  return arrivals[part] ?? outOfRange('part', part);
}

/** The earliest minute in this iteration to board at a part; `NONE` for none. */
export function readyAt({ ready }: Round, part: number): number {
  return ready[part] ?? outOfRange('part', part);
}

/** Notes that boarding is tried from a minute; false if it was tried from one as early before. */
export function isFirstTry({ tried }: Round, part: number, ready: number): boolean {
  if (ready >= (tried[part] ?? outOfRange('part', part))) return false;
  tried[part] = ready;
  return true;
}

/** The part of the arrival from which one boards at a part. */
export function arrivedVia({ via }: Round, part: number): number {
  return via[part] ?? outOfRange('part', part);
}

/** The earliest running trip that was followed through a stop; `NONE` before the first. */
export function followedAt({ followed }: Round, stop: number): number {
  return followed[stop] ?? outOfRange('stop', stop);
}

/** The last ride of the earliest journey to a part. */
export function lastRideTo({ running, boarded, left }: Round, part: number): RoundRide {
  return {
    running: running[part] ?? outOfRange('part', part),
    boarded: boarded[part] ?? outOfRange('part', part),
    left: left[part] ?? outOfRange('part', part),
  };
}
