import type { Station } from '#app/domain/stations/station.ts';
import type { Contender } from './contenders/contender.ts';
import { ALL_QUERIES } from './queries/all-queries.ts';

/** How one contender did on one list. */
export interface Measurement {
  readonly contender: string;
  readonly names: number;
  /** Of all labelled queries, how many had the right station first, 0 to 1; undefined where only time was measured. */
  readonly rightFirst?: number;
  readonly keystrokes: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
}

/** Every text that stands in the field while the queries are typed, letter by letter. */
export function keystrokes(): readonly string[] {
  return ALL_QUERIES.flatMap(([typed]) =>
    Array.from(typed, (_, position) => [...typed].slice(0, position + 1).join('')),
  );
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function countNames(stations: readonly Station[]): number {
  return stations.reduce((count, { aliases }) => count + 1 + aliases.length, 0);
}

/**
 * Times each keystroke of each query, the best of three runs (what is measured is the search, not what else the machine does),
 * and counts the right first answers when the list's Italian labels are given.
 */
export function measure(
  contender: Contender,
  stations: readonly Station[],
  idsByItalianLabel?: ReadonlyMap<string, string>,
): Measurement {
  const search = contender.prepare(stations);
  const texts = keystrokes();
  const times = new Float64Array(texts.length).fill(Number.POSITIVE_INFINITY);
  for (let run = 0; run < 3; run++) {
    texts.forEach((text, place) => {
      const start = performance.now();
      search(text);
      times[place] = Math.min(times[place] ?? 0, performance.now() - start);
    });
  }
  times.sort();
  const right =
    idsByItalianLabel &&
    ALL_QUERIES.filter(([typed, label]) => search(typed)?.id === idsByItalianLabel.get(label)).length;
  return {
    contender: contender.name,
    names: countNames(stations),
    ...(right === undefined ? {} : { rightFirst: right / ALL_QUERIES.length }),
    keystrokes: texts.length,
    p50Milliseconds: quantile(times, 0.5),
    p99Milliseconds: quantile(times, 0.99),
  };
}
