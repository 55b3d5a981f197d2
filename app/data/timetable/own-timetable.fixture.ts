import { readFileSync } from 'node:fs';
import { memoize } from '#app/domain/memoize.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import { readTimetableFile } from './timetable-file.server.ts';

/** A server keeps far fewer results; tests ask again and again for the pairs of guide cities. */
const RESULTS_KEPT = 2_000;

const planner = createPlanner(
  readTimetableFile(readFileSync(new URL('generated/timetable.bin', import.meta.url))),
);

/** Finds journeys in the timetable that comes with the project. */
export const OWN_PLANNER = {
  ...planner,
  usualJourneys: memoize(RESULTS_KEPT, planner.usualJourneys),
  journeysOfDay: memoize(RESULTS_KEPT, planner.journeysOfDay),
  directTrains: memoize(RESULTS_KEPT, planner.directTrains),
  trainsOfDay: memoize(RESULTS_KEPT, planner.trainsOfDay),
  figuresOf: memoize(RESULTS_KEPT, planner.figuresOf),
  summaryOf: memoize(RESULTS_KEPT, planner.summaryOf),
  reachFrom: memoize(RESULTS_KEPT, planner.reachFrom),
} satisfies typeof planner;
