import { readFileSync } from 'node:fs';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import type { Weekday } from '#app/domain/timetable/timetable.ts';
import { seededRandom } from '#scripts/seeded-random.ts';
import { machineName, quantile } from '../machine.ts';

// Compared in November 2026 with minotor 1.0.7 (npm, MIT) on a GTFS of the file's Wednesday,
// without change times and walks. Of 1,000 random pairs and departure times, the first arrival was
// the same for 614, earlier here for 385 (minotor loads one day, without the next day's trains) and
// later for none. Minotor took 9.6 ms for one departure (42 at the 99th percentile); this search
// took 0.7 ms for the journeys of the whole day (3.4).
const PAIRS = 10_000;
const SEED = 20_260_308;

/** The processor time of a piece of work in milliseconds, independent of the machine's load. */
function cpuMilliseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function report(what: string, times: number[]): void {
  const [median, most, worst] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(2));
  console.log(
    `${what}: ${median} ms median, ${most} ms at the 99th quantile, ${worst} ms at worst`,
  );
}

console.log(machineName());
const bytes = readFileSync(
  new URL('../../app/data/timetable/generated/timetable.bin', import.meta.url),
);
const heapBefore = process.memoryUsage();
const reading = cpuMilliseconds(() => readTimetableFile(bytes));
const timetable = readTimetableFile(bytes);
const planner = createPlanner(timetable);
const heapAfter = process.memoryUsage();
const grown =
  heapAfter.heapUsed + heapAfter.arrayBuffers - heapBefore.heapUsed - heapBefore.arrayBuffers;
console.log(
  `${timetable.tripNumbers.length} trips, ${timetable.stationIds.length} stations; the file of ` +
    `${bytes.length} bytes is read in ${reading.toFixed(0)} ms into at most ` +
    `${(grown / 1e6).toFixed(1)} MB`,
);

const random = seededRandom(SEED);
const any = () => timetable.stationIds[Math.floor(random() * timetable.stationIds.length)] ?? '';
const searches: number[] = [];
let journeys = 0;
for (let pair = 0; pair < PAIRS; pair++) {
  const [from, to, day] = [any(), any(), Math.floor(random() * 7) as Weekday];
  searches.push(
    cpuMilliseconds(() => {
      journeys += planner.journeysOfDay(from, to, day).length;
    }),
  );
}
report(`${PAIRS} random pairs and days with ${journeys} journeys`, searches);

const figures: number[] = [];
for (let pair = 0; pair < PAIRS / 10; pair++) {
  const [from, to] = [any(), any()];
  figures.push(cpuMilliseconds(() => planner.figuresOf(from, to)));
}
report(`the figures of ${PAIRS / 10} random pairs`, figures);

const reaches: number[] = [];
for (let station = 0; station < 50; station++) {
  const from = any();
  reaches.push(cpuMilliseconds(() => planner.reachFrom(from)));
}
report('all stations from one, 50 times', reaches);
