import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { startServerProcess } from '#server/testing/server-process.ts';
import { differentTrips } from './different-pages.ts';
import { residentMegabytes } from './machine.ts';

const CONNECTIONS = 8;

/** Prints the memory of the server process before and after many different trip pages. */
export async function benchMemory(tripCount: number): Promise<void> {
  if (!existsSync('/proc/self/status')) {
    process.stdout.write('memory: skipped, since this system has no /proc\n');
    return;
  }
  const server = await startServerProcess();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const fetchPage = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'Accept-Encoding': 'br' };
      get(`${server.origin}${path}`, { agent, headers }, (response) =>
        response.resume().once('end', resolve),
      ).once('error', reject);
    });
  await fetchPage('/');
  const before = residentMegabytes(server.pid);
  const trips = differentTrips();
  let count = 0;
  let most = before;
  const visitor = async () => {
    while (count < tripCount) {
      count += 1;
      await fetchPage(trips.next().value ?? '/');
      if (count % 1_000 === 0) most = Math.max(most, residentMegabytes(server.pid));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const after = residentMegabytes(server.pid);
  process.stdout.write(
    `memory: ${before.toFixed(0)} MB after the start, ${after.toFixed(0)} MB after ` +
      `${tripCount} different trips, ${most.toFixed(0)} MB at most\n`,
  );
  agent.destroy();
  await server.stop();
}
