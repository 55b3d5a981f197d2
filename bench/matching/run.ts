import { cpus } from 'node:os';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { FUSE } from './contenders/fuse.ts';
import { FUZZYSORT } from './contenders/fuzzysort.ts';
import { MINISEARCH } from './contenders/minisearch.ts';
import { OURS } from './contenders/ours.ts';
import { UFUZZY } from './contenders/ufuzzy.ts';
import { fullTable } from './full-table.ts';
import { type Measurement, measure } from './measure.ts';

/** What the matching bench found. */
export interface MatchingBench {
  readonly machine: string;
  /** Every contender on the site's English list, ours first. */
  readonly siteList: readonly Measurement[];
  /** Ours on every row of the source table. */
  readonly fullTable: Measurement;
}

function machineName(): string {
  const processors = cpus();
  return `${processors[0]?.model ?? 'unknown processor'} × ${processors.length}, Node ${process.versions.node}`;
}

/** Runs every contender over the labelled queries; takes a minute or two. */
export async function runMatchingBench(): Promise<MatchingBench> {
  const { stations } = stationIndexFor('en');
  const ids = new Map(stationIndexFor('it').stations.map(({ label, id }) => [label, id]));
  const siteList = [OURS, FUSE, MINISEARCH, UFUZZY, FUZZYSORT].map((contender) =>
    measure(contender, stations, ids),
  );
  return { machine: machineName(), siteList, fullTable: measure(OURS, await fullTable()) };
}

function formatRow({ contender, names, rightFirst, p50Milliseconds, p99Milliseconds }: Measurement): string {
  const right = rightFirst === undefined ? '–' : `${(100 * rightFirst).toFixed(1)} %`;
  const cells = [contender.padEnd(12), String(names).padStart(7), right.padStart(12)];
  return [...cells, p50Milliseconds.toFixed(3).padStart(9), p99Milliseconds.toFixed(3).padStart(9)].join(
    ' | ',
  );
}

/** The bench as a table for people. */
export function formatMatchingBench(bench: MatchingBench): string {
  const header = ['search'.padEnd(12), '  names', ' right first', '   p50 ms', '   p99 ms'].join(' | ');
  return [
    `Station matching, ${bench.siteList[0]?.keystrokes} keystrokes, on ${bench.machine}`,
    header,
    header.replace(/[^|]/g, '-'),
    ...[...bench.siteList, bench.fullTable].map(formatRow),
  ].join('\n');
}

if (import.meta.main) console.log(formatMatchingBench(await runMatchingBench()));
