import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { rawRequest, sendRaw } from './raw-request.ts';
import type { ServerProcess } from './server-process.ts';

/** Connections that send requests and read nothing. */
export interface Siege {
  readonly name: string;
  readonly connections: number;
  /** The requests that each sends at once; none leaves it idle. */
  readonly requests: number;
  /** The path of a request, different each time where the number is part of it. */
  readonly path: (number: number) => string;
}

/** The server while it was besieged, and at once after. */
export interface SiegeFigures {
  readonly mostMegabytes: number;
  /** The longest of each in milliseconds. */
  readonly health: number;
  readonly page: number;
  readonly form: number;
}

/** The bounds that hold under every siege. */
export const SIEGE_BOUNDS = { megabytes: 300, health: 1_000, page: 2_000 } as const;

const SECONDS = 6;
const FORM = 'Content-Type: application/x-www-form-urlencoded';

let asset: string | undefined;

/** The largest file below `/assets/`. */
function largestAsset(): string {
  const folder = 'build/client/assets';
  const size = (name: string) => readFileSync(`${folder}/${name}`).length;
  const [largest] = readdirSync(folder).sort((one, other) => size(other) - size(one));
  return `/assets/${largest}`;
}

/** The sieges, one after another; `everything` together follows in `npm run attack`. */
export const SIEGES: readonly Siege[] = [
  {
    name: 'a sitemap with made-up fields',
    connections: 112,
    requests: 16,
    path: (number) => `/sitemaps/trips.xml?from=u${number}`,
  },
  { name: 'an asset', connections: 600, requests: 16, path: () => (asset ??= largestAsset()) },
  { name: 'the timetable', connections: 300, requests: 16, path: () => '/timetable.bin' },
  {
    name: 'wallpapers with made-up tokens',
    connections: 190,
    requests: 4,
    path: (number) => `/posters/rome-wallpaper.png?token=${number}`,
  },
  {
    name: 'different trips',
    connections: 400,
    requests: 4,
    path: (number) => `/train-from-rome-to-milan?from=x${number}`,
  },
  { name: 'nothing', connections: 6_000, requests: 0, path: () => '/' },
];

/** Besieges a server for some seconds with all of some sieges together. */
export async function besiege(
  server: ServerProcess,
  sieges: readonly Siege[],
): Promise<SiegeFigures> {
  const sockets = sieges.flatMap((siege) => send(server.port, siege));
  const figures = { mostMegabytes: 0, health: 0, page: 0, form: 0 };
  const probe = async () => {
    figures.health = Math.max(figures.health, await timeOf(server, rawRequest('GET /healthz')));
    figures.page = Math.max(figures.page, await timeOf(server, rawRequest('GET /help')));
    const form = rawRequest('POST /newsletter', ['Host: a', FORM, 'Content-Length: 7']);
    figures.form = Math.max(figures.form, await timeOf(server, `${form}email=x`));
  };
  const end = performance.now() + SECONDS * 1_000;
  while (performance.now() < end) await probe();
  for (const socket of sockets) socket.destroy();
  await probe();
  return { ...figures, mostMegabytes: mostMegabytes(server.pid) };
}

function send(port: number, { connections, requests, path }: Siege): readonly Socket[] {
  return Array.from({ length: connections }, (_, connection) => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    for (let at = 0; at < requests; at += 1)
      socket.write(`GET ${path(connection * requests + at)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    return socket;
  });
}

/** Milliseconds until a response has come and its connection is closed; endless without one. */
async function timeOf({ port }: ServerProcess, bytes: string): Promise<number> {
  const start = performance.now();
  const { statuses } = await sendRaw(port, bytes, 30_000);
  return statuses.length === 1 ? performance.now() - start : Number.POSITIVE_INFINITY;
}

/** The most resident memory that a process has had, from Linux's `/proc`. */
function mostMegabytes(pid: number): number {
  const [, kibibytes = '0'] =
    /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
}
