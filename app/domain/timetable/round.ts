import type { Timetable } from './timetable.ts';

/** Later than any time. */
export const NONE = 0x7fffffff;

/** What is known of each station after a number of trains: one entry a station in each array. */
export type Round = ReturnType<typeof createRound>;

export function createRound({ stationIds, routeStops }: Timetable) {
  const numbers = () => new Int32Array(stationIds.length);
  return {
    /**
     * The earliest arrival of any journey so far, and the last ride of it: a running trip between
     * two places in `routeStops`.
     */
    arrivals: numbers(),
    running: numbers(),
    boarded: numbers(),
    left: numbers(),
    /** From when one can board the next train there in this turn, and where one came from. */
    ready: numbers(),
    via: numbers(),
    /**
     * The stations that were arrived at in this turn, and those where one can board, walks
     * included.
     */
    arrived: [] as number[],
    found: [] as number[],
    /**
     * For each place in `routeStops` the earliest running trip that was followed through it: later
     * ones find nothing new.
     */
    followed: new Int32Array(routeStops.length),
  };
}
