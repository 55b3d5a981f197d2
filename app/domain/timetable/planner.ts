import { memoize } from '#app/domain/memoize.ts';
import { searchedDay } from './days.ts';
import { findDirectTrains } from './direct-trains.ts';
import { countTrains, type Figures, findFigures, selectTrains } from './figures.ts';
import type { Journey } from './journey.ts';
import { fastestOf, findJourneys } from './journeys-of-day.ts';
import { findReach, type Reach } from './reach.ts';
import { createSearchSpace } from './search-space.ts';
import { type Day, type Timetable, WEDNESDAY } from './timetable.ts';
import { stationId, walksFrom } from './timetable-fields.ts';

// The results that are kept of each kind. Reach is the largest, with an entry for every station.
const SEARCHES_KEPT = 64;
const FIGURES_KEPT = 64;
const SUMMARIES_KEPT = 512;
const REACHES_KEPT = 32;

/** The figures of two stations in a list. */
export interface Summary {
  readonly fastest: Journey;
  /** Trains without a change on a weekday. */
  readonly directTrains: number;
}

/**
 * Finds journeys in one timetable. Stations are given by their ids; an unknown station, or the same
 * one twice, has no journeys. A planner owns the index, the scratch space and the caches of its
 * timetable.
 */
export interface Planner {
  readonly timetable: Timetable;
  /** All journeys of a day worth offering, by `findJourneys`. */
  readonly journeysOfDay: (from: string, to: string, day: Day) => readonly Journey[];
  /** Every train of a day without a change, by `findDirectTrains`. */
  readonly directTrains: (from: string, to: string, day: Day) => readonly Journey[];
  /** The rows of a day's table, by `selectTrains`. */
  readonly trainsOfDay: (from: string, to: string, day: Day) => readonly Journey[];
  /** All figures of a pair; undefined when there is no journey. */
  readonly figuresOf: (from: string, to: string) => Figures | undefined;
  /** The fastest journey and the direct trains of `figuresOf`, in a third of the time. */
  readonly summaryOf: (from: string, to: string) => Summary | undefined;
  /**
   * The fastest journey from a station to every other one: the same minutes and changes as
   * `figuresOf(…).fastest`, unless the next day's first train overtakes that one. Left out are
   * stations that need three changes, and those without a journey on Wednesdays. Takes some 10 ms,
   * 50 for the largest stations.
   */
  readonly reachFrom: (from: string) => ReadonlyMap<string, Reach>;
}

/** Makes the planner of a timetable. */
export function createPlanner(timetable: Timetable): Planner {
  const space = createSearchSpace(timetable);
  const search = memoize(SEARCHES_KEPT, (from: string, to: string, day: Day) =>
    findJourneys(space, from, to, day),
  );
  const journeysOfDay: Planner['journeysOfDay'] = (from, to, day) =>
    search(from, to, searchedDay(timetable, day));
  const directTrains: Planner['directTrains'] = (from, to, day) =>
    findDirectTrains(space, from, to, day);
  const trainsOfDay: Planner['trainsOfDay'] = (from, to, day) =>
    selectTrains(directTrains(from, to, day), journeysOfDay(from, to, day));
  const searches = { journeysOfDay, trainsOfDay };
  const figuresOf: Planner['figuresOf'] = memoize(FIGURES_KEPT, (from, to) =>
    findFigures(searches, from, to),
  );

  const summaryOf: Planner['summaryOf'] = memoize(SUMMARIES_KEPT, (from, to) => {
    const trains = trainsOfDay(from, to, WEDNESDAY);
    const fastest = fastestOf(trains);
    if (fastest) return { fastest, directTrains: countTrains(trains).direct };
    const figures = figuresOf(from, to);
    return figures && { fastest: figures.fastest, directTrains: figures.weekday.direct };
  });

  const reachFrom: Planner['reachFrom'] = memoize(REACHES_KEPT, (from) => {
    const reached = findReach(space, from);
    // Walks connect the stations of a city. The pair's search excludes trains that lead back.
    const source = timetable.stationNumbers.get(from);
    for (const [station] of source === undefined ? [] : walksFrom(timetable, source)) {
      const to = stationId(timetable, station);
      const fastest = figuresOf(from, to)?.fastest;
      reached.delete(to);
      if (fastest) reached.set(to, { minutes: fastest.durationMinutes, changes: fastest.changes });
    }
    return reached;
  });

  return {
    timetable,
    journeysOfDay,
    directTrains,
    trainsOfDay,
    figuresOf,
    summaryOf,
    reachFrom,
  };
}
