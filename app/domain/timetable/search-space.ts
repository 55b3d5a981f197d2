import { memoize } from '#app/domain/memoize.ts';
import { type Bounds, findBounds } from './bounds.ts';
import { createRound, NONE, type Round } from './round.ts';
import { findRunningTrips, type RunningTrips, type SearchedDay } from './running-trips.ts';
import type { Timetable } from './timetable.ts';

/** How many days' trains are kept: a week of weekdays, the usual day and some dates. */
const DAYS_KEPT = 12;
const TARGETS_KEPT = 6;
/** The start, and one for each of three trains. */
const ROUNDS = 4;

/** What the searches in one timetable share: their scratch space and what they have prepared. */
export interface SearchSpace {
  readonly timetable: Timetable;
  /** The trains of a day. */
  readonly runningTrips: (day: SearchedDay) => RunningTrips;
  /** The least minutes that any journey to a station needs. */
  readonly boundsTo: (target: number) => Bounds;
  /**
   * The emptied rounds of a search: one for the start and one for each train. A search runs to its
   * end before the next one begins, so all use the same arrays.
   */
  readonly emptyRounds: () => readonly Round[];
}

/** Prepares a timetable for searches. */
export function createSearchSpace(timetable: Timetable): SearchSpace {
  const rounds = Array.from({ length: ROUNDS }, () => createRound(timetable));
  return {
    timetable,
    runningTrips: memoize(DAYS_KEPT, (day) => findRunningTrips(timetable, day)),
    boundsTo: memoize(TARGETS_KEPT, (target) => findBounds(timetable, target)),
    emptyRounds() {
      for (const { arrivals, ready, found, followed } of rounds) {
        arrivals.fill(NONE);
        ready.fill(NONE);
        found.length = 0;
        followed.fill(NONE);
      }
      return rounds;
    },
  };
}
