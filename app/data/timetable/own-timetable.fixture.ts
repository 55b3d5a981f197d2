import { readFileSync } from 'node:fs';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import { readTimetableFile } from './timetable-file.server.ts';

/** Finds journeys in the timetable that comes with the project. */
export const OWN_PLANNER = createPlanner(
  readTimetableFile(readFileSync(new URL('generated/timetable.bin', import.meta.url))),
);
