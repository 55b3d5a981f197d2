import type { Timetable } from './timetable.ts';

/** Later than any time. */
export const NONE = 0x7fffffff;

/** What is known of each station after a number of trains: one entry a station in each array. */
export interface Round {
  /** The earliest arrival of any journey so far, and the last ride of it: a running trip between two places in `routeStops`. */
  readonly arrivals: Int32Array;
  readonly running: Int32Array;
  readonly boarded: Int32Array;
  readonly left: Int32Array;
  /** From when one can board the next train there, where one came from, and in which turn that was found. */
  readonly ready: Int32Array;
  readonly via: Int32Array;
  readonly turns: Int32Array;
  /** The stations that were arrived at in this turn, and those where one can board, walks included. */
  readonly arrived: number[];
  readonly found: number[];
  /** For each place in `routeStops` the earliest running trip that was followed through it: later ones find nothing new. */
  readonly followed: Int32Array;
}

/** One for the start and one for each train. */
export type Rounds = readonly [Round, Round, Round, Round];

const workspaces = new WeakMap<Timetable, Rounds>();

/** The memory of a search in a timetable, emptied: a search runs to its end before the next one begins, so one serves all. */
export function emptyWorkspace(timetable: Timetable): Rounds {
  const numbers = () => new Int32Array(timetable.stationIds.length);
  const round = (): Round => ({
    arrivals: numbers(),
    running: numbers(),
    boarded: numbers(),
    left: numbers(),
    ready: numbers(),
    via: numbers(),
    turns: numbers(),
    arrived: [],
    found: [],
    followed: new Int32Array(timetable.routeStops.length),
  });
  const rounds = workspaces.get(timetable) ?? [round(), round(), round(), round()];
  workspaces.set(timetable, rounds);
  for (const { arrivals, followed, turns } of rounds) {
    arrivals.fill(NONE);
    followed.fill(NONE);
    turns.fill(0);
  }
  return rounds;
}
