import { readFileSync, writeFileSync } from 'node:fs';
import { STATIONS } from '#app/data/network/railways.ts';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import { BUILT_TIMES, type BuiltTimes } from '#app/journeys/built-times.server.ts';
import { findTimes } from '#app/journeys/reach-data.ts';
import { OWN_TIMETABLE } from '#server/timetable.ts';

// Writes the travel times from each guide city in the included timetable into the build. Every
// server's home page shows them, and computing them takes two seconds of its start.
const planner = createPlanner(readTimetableFile(readFileSync(OWN_TIMETABLE)));
const cities = STATIONS.filter(({ hasGuide }) => hasGuide);
const built: BuiltTimes = {
  timetable: planner.timetable.digest,
  times: Object.fromEntries(
    cities.map(({ key }) => [
      key,
      Object.fromEntries(
        [...findTimes(planner, key)].map(([to, { minutes, changes }]) => [to, [minutes, changes]]),
      ),
    ]),
  ),
};
writeFileSync(`build/${BUILT_TIMES}`, JSON.stringify(built));
