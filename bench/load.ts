import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { processorMilliseconds } from '#server/testing/processor-time.ts';
import { rawRequest, sendRaw } from '#server/testing/raw-request.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { differentSearches, differentTrips } from './different-pages.ts';
import { percentile, residentMegabytes } from './machine.ts';

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

/** What is told of the load when it is over; the statuses with how often each came. */
export interface LoadCounts {
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Asks from many kept connections, with floods in between, until told to stop. Runs in a thread of
 * its own.
 */
export async function load(port: number, isOver: () => boolean): Promise<LoadCounts> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses: Record<string, number> = {};
  const count = (status: number | string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const ask = (path: string, body?: string) =>
    new Promise<void>((resolve) => {
      const headers = { 'Accept-Encoding': 'br', ...(body && FORM) };
      const outgoing = request(
        { host: '127.0.0.1', port, path, agent, headers, method: body ? 'POST' : 'GET' },
        (answer) => {
          count(answer.statusCode ?? 0);
          answer.resume().once('close', resolve);
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
  const visitor = async (_: unknown, number: number) => {
    for (let turn = number; !isOver(); turn += 1) {
      const kind = turn % 10;
      if (kind < 4) await ask(COMMON[turn % COMMON.length] ?? '/');
      else if (kind < 7) await ask(trips.next().value ?? '/');
      else if (kind < 9) await ask(searches.next().value ?? '/');
      else if (turn % 50 === 9)
        await ask(`/social/trip/83084095--${83_064_212 + (turn % 200)}.png`);
      else await ask('/newsletter', 'email=nobody');
    }
  };
  const attacker = async () => {
    for (let turn = 0; !isOver(); turn += 1) {
      await pause(ATTACK_PAUSE_MS);
      await FLOODS[turn % FLOODS.length]?.(port);
    }
  };
  await Promise.all([attacker(), ...Array.from({ length: CONNECTIONS }, visitor)]);
  agent.destroy();
  return { statuses };
}

const AHEAD = Array.from(
  { length: 8_000 },
  (_, at) => `GET /train-from-rome-to-milan?from=x${at} HTTP/1.1\r\nHost: a\r\n\r\n`,
).join('');
const FIELDS = `/?${Array.from({ length: 4_600 }, (_, at) => at + 10_000).join('&')}`;
const QUIET_MS = 30_000;

/** Attacks that come between, in turn. */
const FLOODS: readonly ((port: number) => Promise<unknown>)[] = [
  (port) => Promise.all(Array.from({ length: 200 }, () => sendRaw(port, AHEAD, QUIET_MS))),
  (port) =>
    Promise.all(
      Array.from({ length: 200 }, () => sendRaw(port, rawRequest(`GET ${FIELDS}`), QUIET_MS)),
    ),
  async (port) => {
    for (let at = 0; at < 400; at += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.end(rawRequest(`GET /train-from-rome-to-milan?from=y${at}`), () => socket.destroy());
    }
  },
];

/**
 * Asks for /healthz on a connection of its own; resolves with the wall time and the server's
 * processor time.
 */
async function probe(server: ServerProcess): Promise<{ wall: number; processor: number }> {
  const processor = processorMilliseconds(server);
  const start = performance.now();
  const { statuses, text } = await sendRaw(server.port, rawRequest('GET /healthz'), QUIET_MS);
  if (statuses[0] !== 200) throw new Error(`/healthz answered ${text || 'nothing'}`);
  return { wall: performance.now() - start, processor: processorMilliseconds(server) - processor };
}

/**
 * Loads the built server from 500 kept connections with floods in between, and prints how late
 * /healthz came at most. The server's own processor time meanwhile is told too: on a busy machine
 * it alone is the server's.
 */
export async function benchLoad(minutes: number): Promise<void> {
  const server = await startServerProcess();
  let exits = 0;
  void server.exit.then(() => {
    exits += 1;
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
  while (performance.now() < end && exits === 0) {
    await probe(server).then(
      ({ wall, processor }) => {
        walls.push(wall);
        processors.push(processor);
      },
      (error: Error) => lost.push(error.message),
    );
    memory = Math.max(memory, residentMegabytes(server.pid));
    await pause(50);
  }
  const early = exits;
  worker.postMessage('over');
  const { statuses } = await counts;
  const told = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  const milliseconds = (times: number[]) =>
    `${percentile(times, 0.5).toFixed(0)} / ${percentile(times, 0.99).toFixed(0)} / ${percentile(times, 1).toFixed(0)} ms`;
  process.stdout.write(`load: ${minutes} minutes from ${CONNECTIONS} connections; ${early} exits; ${memory.toFixed(0)} MB at most; answers ${told.join(', ')}
/healthz ${walls.length} times, ${lost.length} lost ${[...new Set(lost)].join(', ')}: median / 99th percentile / at most ${milliseconds(walls)}; processor time of the server meanwhile ${milliseconds(processors)}\n`);
  await server.stop();
}
