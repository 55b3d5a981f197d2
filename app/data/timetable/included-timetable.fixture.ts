import { readFileSync } from 'node:fs';
import { memoize } from '#app/domain/memoize.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { createPlanner, type Planner } from '#app/domain/timetable/planner.ts';
import { readTimetableFile } from './timetable-file.server.ts';

/** A server keeps far fewer results; tests ask again and again for the pairs of guide cities. */
const RESULTS_KEPT = 2_000;

const planner = createPlanner(
  readTimetableFile(readFileSync(new URL('generated/timetable.bin', import.meta.url))),
);

/** Finds journeys in the timetable that comes with the project. */
export const INCLUDED_PLANNER: Planner = {
  ...planner,
  directTrains: memoize(RESULTS_KEPT, planner.directTrains),
  figuresOf: memoize(RESULTS_KEPT, planner.figuresOf),
  summaryOf: memoize(RESULTS_KEPT, planner.summaryOf),
  reachFrom: memoize(RESULTS_KEPT, planner.reachFrom),
};

/** The same trains, on a date that a feed covers. */
export function includedPlannerCovering(date: IsoDate): Planner {
  const feeds = [{ name: 'Trenitalia', firstDay: date, lastDay: date }];
  return {
    ...INCLUDED_PLANNER,
    dayOf: (from, to, day) => (day === date ? day : INCLUDED_PLANNER.dayOf(from, to, day)),
    timetable: { ...INCLUDED_PLANNER.timetable, firstDay: date, days: 1, feeds },
  };
}
