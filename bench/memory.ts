import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { mostResidentMegabytes, residentMegabytes } from '#server/testing/resident-memory.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { differentTrips, type MixedRequest, mixedRequests } from './different-pages.ts';

const CONNECTIONS = 8;

/** Every different trip, in English and compressed. */
function* tripRequests(): Generator<MixedRequest> {
  for (const path of differentTrips()) yield { path, encoding: 'br' };
}

/**
 * Prints the memory of the server process before and after many different trip pages, and of
 * another one before and after mixed use.
 */
export async function benchMemory(requestCount: number): Promise<void> {
  if (!existsSync('/proc/self/status')) {
    process.stdout.write('memory: skipped, since this system has no /proc\n');
    return;
  }
  await measure('different trips', tripRequests(), requestCount);
  await measure('mixed requests', mixedRequests(), requestCount);
}

async function measure(
  name: string,
  requests: Iterator<MixedRequest>,
  requestCount: number,
): Promise<void> {
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
  const before = residentMegabytes(server.pid);
  let count = 0;
  const visitor = async () => {
    while (count < requestCount) {
      count += 1;
      await fetchPage(requests.next().value ?? { path: '/', encoding: 'br' });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const after = residentMegabytes(server.pid);
  const most = mostResidentMegabytes(server.pid);
  const responses = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  process.stdout.write(
    `memory: ${before.toFixed(0)} MB after the start, ${after.toFixed(0)} MB after ` +
      `${requestCount} ${name} (${responses.join(', ')}), ${most.toFixed(0)} MB at most\n`,
  );
  agent.destroy();
  await server.stop();
}
