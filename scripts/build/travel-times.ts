import { readFileSync, writeFileSync } from 'node:fs';
import { STATIONS } from '#app/data/network/railways.ts';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import { BUILT_TIMES, type BuiltTimes } from '#app/journeys/built-times.server.ts';
import { findTimes } from '#app/journeys/reach-data.ts';
import { INCLUDED_TIMETABLE } from '#server/timetable.ts';

// Writes the travel times between the map's stations in the included timetable into the build.
// Computing them takes seconds: at the start, for the home page, or in the middle of a request.
const planner = createPlanner(readTimetableFile(readFileSync(INCLUDED_TIMETABLE)));
const built: BuiltTimes = {
  timetable: planner.timetable.digest,
  times: Object.fromEntries(
    STATIONS.map(({ key }) => [
      key,
      Object.fromEntries(
        [...findTimes(planner, key)].map(([to, { minutes, changes }]) => [to, [minutes, changes]]),
      ),
    ]),
  ),
};
writeFileSync(`build/${BUILT_TIMES}`, JSON.stringify(built));
