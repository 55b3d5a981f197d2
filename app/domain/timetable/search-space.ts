import { memoize } from '#app/domain/memoize.ts';
import { type Bounds, findBounds } from './bounds.ts';
import { type IndexedTimetable, indexTimetable, routeAt } from './indexed-timetable.ts';
import { isRegionalTrip } from './regional.ts';
import { createRound, emptyRound, type Round } from './round.ts';
import { findRunningTrips, type RunningTrips } from './running-trips.ts';
import type { Day, Timetable, Walks } from './timetable.ts';
import { endOfTrips, firstTrip } from './timetable-fields.ts';

/** The days whose trains are kept: a week of weekdays and some dates. */
const DAYS_KEPT = 12;
const TARGETS_KEPT = 6;
/** Fewer for the regional service, which few visitors choose. */
const REGIONAL_DAYS_KEPT = 4;
const REGIONAL_TARGETS_KEPT = 2;
/** The start, and one for each of four trains. */
const ROUNDS = 5;

/** The index, the scratch space and the caches that a planner's searches share. */
export interface SearchSpace {
  readonly timetable: IndexedTimetable;
  readonly runningTrips: (day: Day) => RunningTrips;
  /** The least minutes that any journey to a station needs. */
  readonly boundsTo: (target: number, mostTrains: number) => Bounds;
  /**
   * The emptied rounds of a search: one for the start and one for each train, of which there are
   * four at most. All searches use the same arrays, so each ends before the next one begins.
   */
  readonly emptyRounds: (mostTrains: number) => readonly Round[];
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
    emptyRounds(mostTrains) {
      const used = rounds.slice(0, mostTrains + 1);
      for (const round of used) emptyRound(round);
      return used;
    },
  };
}

/**
 * The space of searches on the regional service alone. It shares the rounds of the other space, so
 * their searches run one after the other.
 */
export function onlyRegional({ timetable: all, emptyRounds }: SearchSpace): SearchSpace {
  // No boarding where no regional trip calls, so that the bounds are those of regional trains.
  const boarding = all.boarding.map((rules, stop) =>
    hasRegionalTrips(all, routeAt(all, stop)) ? rules : 0,
  );
  const timetable = { ...all, boarding };
  return {
    timetable,
    runningTrips: memoize(REGIONAL_DAYS_KEPT, (day) =>
      findRunningTrips(timetable, day, (trip) => isRegionalTrip(timetable, trip)),
    ),
    boundsTo: memoize(REGIONAL_TARGETS_KEPT, (target, mostTrains) =>
      findBounds(timetable, target, mostTrains),
    ),
    emptyRounds,
  };
}

function hasRegionalTrips(timetable: Timetable, route: number): boolean {
  for (let trip = firstTrip(timetable, route); trip < endOfTrips(timetable, route); trip++) {
    if (isRegionalTrip(timetable, trip)) return true;
  }
  return false;
}

/**
 * The space of searches without a change shorter than some minutes. It shares the bounds of the
 * other space: with longer changes no journey needs less time.
 */
export function withLeastChange(space: SearchSpace, minutes: number): SearchSpace {
  const { changeMinutes, partChanges, changeWalks } = space.timetable;
  const atLeast = (walks: Walks): Walks =>
    walks.map(([to, own]) => [to, Math.max(own, minutes)] as const);
  const timetable = {
    ...space.timetable,
    changeMinutes: changeMinutes.map((own) => Math.max(own, minutes)),
    partChanges: partChanges.map(atLeast),
    changeWalks: changeWalks.map(atLeast),
  };
  return {
    ...space,
    timetable,
    runningTrips: (day) => ({ ...space.runningTrips(day), timetable }),
  };
}
