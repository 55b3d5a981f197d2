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

/** The memory of a search: it runs to its end before the next one begins, so one serves all. */
interface Workspace {
  readonly rounds: readonly [Round, Round, Round, Round];
  /** For each route that waits to be followed the first stop where it is boarded, otherwise -1. */
  readonly queuedStop: Int32Array;
}

const workspaces = new WeakMap<Timetable, Workspace>();

/** The memory of a search in a timetable, emptied. */
export function emptyWorkspace(timetable: Timetable): Workspace {
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
  const workspace = workspaces.get(timetable) ?? {
    rounds: [round(), round(), round(), round()],
    queuedStop: new Int32Array(timetable.stopStart.length),
  };
  workspaces.set(timetable, workspace);
  workspace.queuedStop.fill(-1);
  for (const { arrivals, followed, turns } of workspace.rounds) {
    arrivals.fill(NONE);
    followed.fill(NONE);
    turns.fill(0);
  }
  return workspace;
}
