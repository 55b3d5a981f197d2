import { readFileSync } from 'node:fs';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { arriveByEveryTrain, randomChanges } from '#app/domain/timetable/every-train.fixture.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import { quantile } from './machine.ts';

const CHANGES = 1_000;

/**
 * Compares how random journeys of the included timetable go on after a missed change with what
 * following every train finds, and prints how many arrivals differ and how long a search takes.
 */
const timetable = readTimetableFile(
  readFileSync(new URL('../app/data/timetable/generated/timetable.bin', import.meta.url)),
);
const planner = createPlanner(timetable);
const times: number[] = [];
let different = 0;
let last = 0;
for (const missed of randomChanges(planner, CHANGES)) {
  const { journey, change, to, day } = missed;
  const start = performance.now();
  const after = planner.afterMissedChange({ journey, change, to, day });
  times.push(performance.now() - start);
  if (!after) last++;
  if (after?.arrival !== arriveByEveryTrain(timetable, missed)) different++;
}
const [median, slow] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(2));
console.log(
  `${CHANGES} missed changes: ${different} arrive at another minute than following every train; ` +
    `${last} were the last of their day; ${median} ms median, ${slow} ms at the 99th percentile`,
);
