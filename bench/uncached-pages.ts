import { createSite } from '../tests/browser/server.ts';
import { differentSearches, differentTrips } from './different-pages.ts';
import { percentile } from './machine.ts';

const WARM_UP = 500;

/** Prints how long pages take that are in no cache, in one process and without a network. */
export async function benchUncachedPages(pages: number): Promise<void> {
  const site = await createSite(new Date('2026-12-10T09:00:00+01:00'));
  for (const [name, addresses] of [
    ['trips', differentTrips()],
    ['searches', differentSearches()],
  ] as const) {
    const milliseconds: number[] = [];
    const statuses = new Map<number, number>();
    for (let page = 0; page < pages + WARM_UP; page += 1) {
      const address = addresses.next().value ?? '/';
      const start = performance.now();
      const answer = await site.app.request(address, { headers: { 'Accept-Encoding': 'br' } });
      await answer.arrayBuffer();
      if (page >= WARM_UP) milliseconds.push(performance.now() - start);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
    const [median, slow] = [percentile(milliseconds, 0.5), percentile(milliseconds, 0.99)];
    const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    process.stdout.write(
      `${name}: ${pages} different pages not in the cache, median ${median.toFixed(2)} ms, 99th percentile ${slow.toFixed(2)} ms (${counts})\n`,
    );
  }
  await site.close();
}
