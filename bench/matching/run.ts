import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { suggestStations } from '#app/domain/stations/suggest.ts';
import { machineName, quantile } from '../machine.ts';
import { ALL_QUERIES } from './queries/all-queries.ts';

const SHOWN = 8;
const RUNS = 3;

// Share of queries whose first suggestion was right, on 22 November 2026, Node 24: this matcher
// 99.6 % (3,408 stations, p99 1.3 ms on a busy machine of two cores). With 2,810 stations: uFuzzy
// 1.0.19 93.8 %, fuse.js 7.5.0 92.5 %, minisearch 7.2.0 86.6 %, fuzzysort 4.0.2 85.1 %. Each had
// the same folded names, ties broken by the station's weight, and its documentation's settings.

/** Every text of the field while each query is typed letter by letter. */
function keystrokes(): readonly string[] {
  return ALL_QUERIES.flatMap(([typed]) =>
    Array.from(typed, (_, position) => [...typed].slice(0, position + 1).join('')),
  );
}

/** Milliseconds of each keystroke: the best of three runs, to leave out the machine's noise. */
function timesOf(index: StationIndex, texts: readonly string[]): number[] {
  const times = texts.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < RUNS; run++) {
    texts.forEach((text, place) => {
      const start = performance.now();
      suggestStations(index, text, SHOWN);
      times[place] = Math.min(times[place] ?? 0, performance.now() - start);
    });
  }
  return times;
}

const ids = new Map(stationIndexFor('it').stations.map(({ label, id }) => [label, id]));
const index = stationIndexFor('en');
const texts = keystrokes();
const times = timesOf(index, texts);
const [median, slow] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(3));
const right = ALL_QUERIES.filter(
  ([typed, label]) => suggestStations(index, typed, SHOWN)[0]?.station.id === ids.get(label),
);
console.log(`Station matching on ${machineName()}`);
console.log(
  `${index.stations.length} stations, ${texts.length} keystrokes: p50 ${median} ms, p99 ${slow} ms`,
);
const percent = ((100 * right.length) / ALL_QUERIES.length).toFixed(1);
console.log(`right first: ${percent} % of ${ALL_QUERIES.length} queries`);
