import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { processorMilliseconds } from '#server/testing/processor-time.ts';
import { rawRequest, sendRaw } from '#server/testing/raw-request.ts';
import { residentMegabytes } from '#server/testing/resident-memory.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { differentSearches, differentTrips, socialPictures } from './different-pages.ts';
import { quantile } from './machine.ts';

const CONNECTIONS = 500;
const ATTACK_PAUSE_MS = 5_000;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const COMMON = [
  '/',
  '/help',
  '/cities',
  '/cities/rome',
  '/routes',
  '/nowhere',
  '/hotels?lng=it',
  '/?lng=fr',
];

/** How often each status, or error code, came back. */
export interface LoadCounts {
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Sends requests from many kept connections, with floods in between, until `isStopped` says so.
 * Runs in a worker thread.
 */
export async function load(port: number, isStopped: () => boolean): Promise<LoadCounts> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses: Record<string, number> = {};
  const count = (status: number | string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const send = (path: string, body?: string) =>
    new Promise<void>((resolve) => {
      const headers = { 'Accept-Encoding': 'br', ...(body && FORM) };
      const outgoing = request(
        { host: '127.0.0.1', port, path, agent, headers, method: body ? 'POST' : 'GET' },
        (response) => {
          count(response.statusCode ?? 0);
          response.resume().once('close', resolve);
        },
      );
      outgoing.once('error', (error: NodeJS.ErrnoException) => {
        count(error.code ?? error.message);
        resolve();
      });
      outgoing.end(body);
    });
  const trips = differentTrips();
  const searches = differentSearches();
  const pictures = socialPictures();
  // Four of ten requests are for common pages, three for new trips, two for new searches, and one
  // is for a social picture or sends a form.
  const visitor = async (_: unknown, visitorNumber: number) => {
    for (let turn = visitorNumber; !isStopped(); turn += 1) {
      const kind = turn % 10;
      if (kind < 4) await send(COMMON[turn % COMMON.length] ?? '/');
      else if (kind < 7) await send(trips.next().value ?? '/');
      else if (kind < 9) await send(searches.next().value ?? '/');
      else if (turn % 50 === 9) await send(pictures.next().value ?? '/');
      else await send('/newsletter', 'email=nobody');
    }
  };
  const attacker = async () => {
    for (let turn = 0; !isStopped(); turn += 1) {
      await pause(ATTACK_PAUSE_MS);
      await FLOODS[turn % FLOODS.length]?.(port);
    }
  };
  await Promise.all([attacker(), ...Array.from({ length: CONNECTIONS }, visitor)]);
  agent.destroy();
  return { statuses };
}

/** Pipelined requests, to be written at once. */
const PIPELINED = Array.from(
  { length: 8_000 },
  (_, at) => `GET /train-from-rome-to-milan?from=x${at} HTTP/1.1\r\nHost: a\r\n\r\n`,
).join('');
const MANY_FIELDS = `/?${Array.from({ length: 4_600 }, (_, at) => at + 10_000).join('&')}`;
const QUIET_MS = 30_000;

/** Pipelined requests, very long queries, and requests whose client disconnects at once. */
const FLOODS: readonly ((port: number) => Promise<unknown>)[] = [
  (port) => Promise.all(Array.from({ length: 200 }, () => sendRaw(port, PIPELINED, QUIET_MS))),
  (port) =>
    Promise.all(
      Array.from({ length: 200 }, () => sendRaw(port, rawRequest(`GET ${MANY_FIELDS}`), QUIET_MS)),
    ),
  async (port) => {
    for (let at = 0; at < 400; at += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.end(rawRequest(`GET /train-from-rome-to-milan?from=y${at}`), () => socket.destroy());
    }
  },
];

/** Milliseconds of one request for `/healthz`. */
interface ProbeTimes {
  readonly wall: number;
  /** The server's processor time meanwhile: the part that does not depend on the machine's load. */
  readonly processor: number;
}

/** Requests `/healthz` on a new connection. @throws Error when the status is not 200 */
async function probe(server: ServerProcess): Promise<ProbeTimes> {
  const processor = processorMilliseconds(server);
  const start = performance.now();
  const { statuses, text } = await sendRaw(server.port, rawRequest('GET /healthz'), QUIET_MS);
  if (statuses[0] !== 200) throw new Error(`/healthz: ${text || 'no response'}`);
  return { wall: performance.now() - start, processor: processorMilliseconds(server) - processor };
}

/**
 * Loads the built server from 500 kept connections with floods in between. Prints the statuses, the
 * memory, and the latency of `/healthz` with the server's processor time meanwhile.
 */
export async function benchLoad(minutes: number): Promise<void> {
  const server = await startServerProcess();
  let hasExited = false;
  void server.exit.then(() => {
    hasExited = true;
  });
  const worker = new Worker(new URL('load-thread.ts', import.meta.url), {
    workerData: { port: server.port },
  });
  const counts = new Promise<LoadCounts>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const walls: number[] = [];
  const processors: number[] = [];
  const lost: string[] = [];
  let memory = 0;
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end && !hasExited) {
    try {
      const { wall, processor } = await probe(server);
      walls.push(wall);
      processors.push(processor);
    } catch (error) {
      lost.push((error as Error).message);
    }
    memory = Math.max(memory, residentMegabytes(server.pid));
    await pause(50);
  }
  const outcome = hasExited ? 'the server exited' : 'no exit';
  worker.postMessage('stop');
  const { statuses } = await counts;
  const responses = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  process.stdout.write(
    `load: ${minutes} minutes from ${CONNECTIONS} connections; ${outcome}; ` +
      `${memory.toFixed(0)} MB at most; responses ${responses.join(', ')}\n` +
      `/healthz ${walls.length} times, ${lost.length} lost ${[...new Set(lost)].join(', ')}: ` +
      `median / 99th percentile / at most ${formatTimes(walls)}; ` +
      `processor time of the server meanwhile ${formatTimes(processors)}\n`,
  );
  await server.stop();
}

/** The median, the 99th percentile and the greatest of some milliseconds. */
function formatTimes(times: readonly number[]): string {
  const shown = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0));
  return `${shown.join(' / ')} ms`;
}
