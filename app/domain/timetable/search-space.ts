import { memoize } from '#app/domain/memoize.ts';
import { type Bounds, findBounds } from './bounds.ts';
import { type IndexedTimetable, indexTimetable } from './indexed-timetable.ts';
import { createRound, emptyRound, type Round } from './round.ts';
import { findRunningTrips, type RunningTrips } from './running-trips.ts';
import type { Day, Timetable } from './timetable.ts';

/** The days whose trains are kept: a week of weekdays and some dates. */
const DAYS_KEPT = 12;
const TARGETS_KEPT = 6;
/** The start, and one for each of four trains. */
const ROUNDS = 5;

/** The index, the scratch space and the caches that a planner's searches share. */
export interface SearchSpace {
  readonly timetable: IndexedTimetable;
  readonly runningTrips: (day: Day) => RunningTrips;
  /** The least minutes that any journey to a station needs. */
  readonly boundsTo: (target: number, mostTrains: number) => Bounds;
  /**
   * The emptied rounds of a search: one for the start and one for each train. All searches use the
   * same arrays, so each ends before the next one begins.
   */
  readonly emptyRounds: () => readonly Round[];
}

/** Prepares a timetable for searches. */
export function createSearchSpace(plain: Timetable): SearchSpace {
  const timetable = indexTimetable(plain);
  const rounds = Array.from({ length: ROUNDS }, () => createRound(timetable));
  return {
    timetable,
    runningTrips: memoize(DAYS_KEPT, (day) => findRunningTrips(timetable, day)),
    boundsTo: memoize(TARGETS_KEPT, (target, mostTrains) =>
      findBounds(timetable, target, mostTrains),
    ),
    emptyRounds() {
      for (const round of rounds) emptyRound(round);
      return rounds;
    },
  };
}
