import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { startServerProcess } from '#server/testing/server-process.ts';
import { differentTrips } from './different-pages.ts';
import { residentMegabytes } from './machine.ts';

const AT_ONCE = 8;

/** Prints the memory of the server's process before and after very many different trips. */
export async function benchMemory(paths: number): Promise<void> {
  if (!existsSync('/proc/self/status')) {
    process.stdout.write('memory: skipped, since this system does not tell it in /proc\n');
    return;
  }
  const server = await startServerProcess();
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'Accept-Encoding': 'br' };
      get(`${server.origin}${path}`, { agent, headers }, (answer) =>
        answer.resume().once('end', resolve),
      ).once('error', reject);
    });
  await ask('/');
  const before = residentMegabytes(server.pid);
  const trips = differentTrips();
  let asked = 0;
  let most = before;
  const visitor = async () => {
    while (asked < paths) {
      asked += 1;
      await ask(trips.next().value ?? '/');
      if (asked % 1_000 === 0) most = Math.max(most, residentMegabytes(server.pid));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  const after = residentMegabytes(server.pid);
  process.stdout.write(
    `memory: ${before.toFixed(0)} MB after the start, ${after.toFixed(0)} MB after ${paths} different trips, ${most.toFixed(0)} MB at most\n`,
  );
  agent.destroy();
  await server.stop();
}
