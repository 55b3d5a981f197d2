import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { mostResidentMegabytes, residentMegabytes } from '#server/testing/resident-memory.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import {
  differentTrips,
  type MixedRequest,
  mixedRequests,
  planningRequests,
} from './different-pages.ts';

const CONNECTIONS = 8;

/** Every different trip, in English and compressed. */
function* tripRequests(): Generator<MixedRequest> {
  for (const path of differentTrips()) yield { path, encoding: 'br' };
}

const QUARTERS = 4;

/** Prints the memory of the server process before and after many different trip pages. */
export const benchTripMemory = (requestCount: number) =>
  measure('different trips', tripRequests(), requestCount);

/** Prints the memory of the server process before and after mixed use. */
export const benchMixedMemory = (requestCount: number) =>
  measure('mixed requests', mixedRequests(), requestCount);

/**
 * Prints the memory of the server process before and after plans, the form's answers and the map.
 */
export const benchPlanningMemory = (requestCount: number) =>
  measure('requests of planners', planningRequests(), requestCount);

async function measure(
  name: string,
  requests: Iterator<MixedRequest>,
  requestCount: number,
): Promise<void> {
  if (!existsSync('/proc/self/status')) {
    process.stdout.write('memory: skipped, since this system has no /proc\n');
    return;
  }
  const server = await startServerProcess();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses: Record<number, number> = {};
  const fetchPage = ({ path, encoding }: MixedRequest) =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'Accept-Encoding': encoding };
      get(`${server.origin}${path}`, { agent, headers }, (response) => {
        const { statusCode = 0 } = response;
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  await fetchPage({ path: '/', encoding: 'br' });
  const megabytes = () => residentMegabytes(server.pid).toFixed(0);
  process.stdout.write(`memory: ${megabytes()} MB after the start\n`);
  let count = 0;
  const visitor = async () => {
    while (count < requestCount) {
      count += 1;
      if (count % Math.floor(requestCount / QUARTERS) === 0)
        process.stdout.write(`memory: ${megabytes()} MB with ${count} ${name}\n`);
      await fetchPage(requests.next().value ?? { path: '/', encoding: 'br' });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const most = mostResidentMegabytes(server.pid);
  const responses = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  process.stdout.write(`memory: ${most.toFixed(0)} MB at most (${responses.join(', ')})\n`);
  agent.destroy();
  await server.stop();
}
