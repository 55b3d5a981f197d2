import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { romeDate } from '#app/domain/search/iso-date.ts';
import { type HostileSize, hostileFeed, LARGEST } from './timetable/hostile-feeds.ts';

const SAMPLE_MS = 100;

/** The number of trips of Trenitalia and Italo together, with buses. */
const BOTH_COMPANIES: HostileSize = {
  trips: 30_000,
  stopsOfTrip: 14,
  idLength: 12,
  services: 3_000,
};

/** The others are made to take much memory; the one with too many trips is refused. */
const FEEDS: Readonly<Record<string, HostileSize>> = {
  'the size of both companies': BOTH_COMPANIES,
  'a hundredth of the largest': { ...LARGEST, trips: LARGEST.trips / 100 },
  'twice as many trips as are read': { ...LARGEST, trips: 2 * LARGEST.trips, stopsOfTrip: 2 },
  'as large as is read': LARGEST,
};

/** Imports hostile feeds and prints the memory of the command and of the process that reads. */
export async function benchImportMemory(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-import-'));
  for (const [name, size] of Object.entries(FEEDS)) {
    const path = join(folder, 'feed.zip');
    const zip = hostileFeed(size, romeDate(new Date()));
    writeFileSync(path, zip);
    const measured = await importFeed(path, join(folder, 'data'));
    const { lastLine, megabytes, readerMegabytes, seconds } = measured;
    process.stdout.write(
      `${name}, ${zip.length} bytes: ${megabytes} MB at most, ${readerMegabytes} MB of them the ` +
        `process that reads, ${seconds} s; ${lastLine}\n`,
    );
  }
  rmSync(folder, { recursive: true });
}

async function importFeed(path: string, dataFolder: string) {
  const begin = performance.now();
  const child = spawn(
    process.execPath,
    ['server/owner/binario.ts', 'timetable', path, '--accept'],
    {
      env: { ...process.env, DATA_FOLDER: dataFolder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  let kilobytes = 0;
  let readerKilobytes = 0;
  const timer = setInterval(() => {
    const readers = childrenOf(child.pid ?? 0);
    kilobytes = Math.max(
      kilobytes,
      [child.pid ?? 0, ...readers].reduce((sum, id) => sum + kilobytesOf(id, 'VmRSS'), 0),
    );
    readerKilobytes = Math.max(readerKilobytes, ...readers.map((id) => kilobytesOf(id, 'VmHWM')));
  }, SAMPLE_MS);
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(timer);
  return {
    lastLine: output.trim().split('\n').at(-1),
    megabytes: Math.round(kilobytes / 1024),
    readerMegabytes: Math.round(readerKilobytes / 1024),
    seconds: ((performance.now() - begin) / 1000).toFixed(1),
  };
}

function childrenOf(id: number): readonly number[] {
  return readProcess(`${id}/task/${id}/children`).split(' ').filter(Boolean).map(Number);
}

/** The memory of a process that is resident now (`VmRSS`), or was at most (`VmHWM`). */
function kilobytesOf(id: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, count = 0] =
    new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readProcess(`${id}/status`)) ?? [];
  return Number(count);
}

/** A file of the system about a process; empty when the process has ended. */
function readProcess(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8').trim();
  } catch {
    return '';
  }
}
