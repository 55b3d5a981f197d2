import { createSite } from '../tests/browser/server.ts';
import {
  differentAnswers,
  differentPlans,
  differentSearches,
  differentTrips,
} from './different-pages.ts';
import { kilobytes, quantile } from './machine.ts';

const WARM_UP = 500;

/**
 * Prints how long uncached pages take and how large they are, in one process and without a
 * network. The processor time is that of this thread, so it holds on a busy machine too.
 */
export async function benchUncachedPages(pages: number): Promise<void> {
  const site = await createSite(new Date('2026-12-10T09:00:00+01:00'));
  for (const [name, addresses] of [
    ['trips', differentTrips()],
    ['searches', differentSearches()],
    ['plans of six places', differentPlans()],
    ['answers of the form', differentAnswers()],
  ] as const) {
    const milliseconds: number[] = [];
    const processor: number[] = [];
    const statuses = new Map<number, number>();
    let largest = 0;
    for (let page = 0; page < pages + WARM_UP; page += 1) {
      const address = addresses.next().value ?? '/';
      const start = performance.now();
      const used = processorTime();
      const response = await site.site.request(address, { headers: { 'Accept-Encoding': 'br' } });
      const { byteLength } = await response.arrayBuffer();
      largest = Math.max(largest, byteLength);
      if (page >= WARM_UP) {
        milliseconds.push(performance.now() - start);
        processor.push(processorTime() - used);
      }
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
    const [median, slow] = quantiles(milliseconds);
    const [work, most] = quantiles(processor);
    const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    process.stdout.write(
      `${name}: ${pages} different uncached pages, median ${median} ms, ` +
        `99th percentile ${slow} ms, processor time ${work} and ${most} ms, ` +
        `at most ${kilobytes(largest)} kB of Brotli (${counts})\n`,
    );
  }
  await site.close();
}

/** The median and the 99th percentile. */
function quantiles(times: readonly number[]): readonly [median: string, slow: string] {
  return [quantile(times, 0.5).toFixed(2), quantile(times, 0.99).toFixed(2)];
}

/** Processor time of this thread so far, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
