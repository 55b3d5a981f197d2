import { readFileSync } from 'node:fs';
import { readTimetableFile } from './timetable-file.server.ts';

/** The timetable that comes with the project. */
export const OWN_TIMETABLE = readTimetableFile(
  readFileSync(new URL('generated/timetable.bin', import.meta.url)),
);
