import { remembering } from '#app/domain/remembering.ts';
import type { Timetable } from './timetable.ts';

/** Later than any time. */
export const NONE = 0x7fffffff;

/** What is known of each station after a number of trains: one entry a station in each array. */
export type Round = ReturnType<typeof createRound>;

function createRound({ stationIds, routeStops }: Timetable) {
  const numbers = () => new Int32Array(stationIds.length);
  return {
    /** The earliest arrival of any journey so far, and the last ride of it: a running trip between two places in `routeStops`. */
    arrivals: numbers(),
    running: numbers(),
    boarded: numbers(),
    left: numbers(),
    /** From when one can board the next train there in this turn, and where one came from. */
    ready: numbers(),
    via: numbers(),
    /** The stations that were arrived at in this turn, and those where one can board, walks included. */
    arrived: [] as number[],
    found: [] as number[],
    /** For each place in `routeStops` the earliest running trip that was followed through it: later ones find nothing new. */
    followed: new Int32Array(routeStops.length),
  };
}

const roundsOf = remembering(1, (timetable: Timetable) => [0, 1, 2, 3].map(() => createRound(timetable)));

/**
 * The memory of a search in a timetable, emptied, with a round for the start and one for each train: a search runs to its
 * end before the next one begins, so one memory serves all.
 */
export function emptyRounds(timetable: Timetable): readonly Round[] {
  const rounds = roundsOf(timetable);
  for (const { arrivals, ready, found, followed } of rounds) {
    arrivals.fill(NONE);
    ready.fill(NONE);
    found.length = 0;
    followed.fill(NONE);
  }
  return rounds;
}
