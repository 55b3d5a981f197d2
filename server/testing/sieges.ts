import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { addDays, romeDate } from '#app/domain/search/iso-date.ts';
import type { ServerProcess } from './server-process.ts';

/** Connections that send requests and read nothing. */
export interface Siege {
  readonly name: string;
  readonly connections: number;
  /** The requests that each sends at once; none leaves it idle. */
  readonly requests: number;
  /** The path of a request, different each time where the number is part of it. */
  readonly path: (number: number) => string;
  /** A request that is no plain GET of the path, or only its beginning. */
  readonly text?: string;
  /** The address that it comes from, where that is of another subnet than the honest visitor's. */
  readonly from?: string;
}

const SECONDS = 6;
/**
 * A thousand connections a second. The kernel bounds how many one address opens
 * (`deploy/nftables.conf`); without that rule more than are accepted at once keep others out.
 */
const CONNECTIONS_A_MOMENT = 10;
const MOMENT_MILLISECONDS = 10;

const today = () => romeDate(new Date());

let asset: string | undefined;

/** The largest file below `/assets/`. */
function largestAsset(): string {
  const folder = 'build/client/assets';
  const size = (name: string) => readFileSync(`${folder}/${name}`).length;
  const [largest] = readdirSync(folder).sort((one, other) => size(other) - size(one));
  return `/assets/${largest}`;
}

const ALONE: readonly Siege[] = [
  {
    name: 'a sitemap with made-up fields',
    connections: 112,
    requests: 16,
    path: (number) => `/sitemaps/trips.xml?from=u${number}`,
  },
  { name: 'an asset', connections: 600, requests: 16, path: () => (asset ??= largestAsset()) },
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
  {
    name: 'a sitemap by other spellings',
    connections: 112,
    requests: 16,
    path: (number) => `/sitemaps/trips${number % 2 === 0 ? '%2E' : '.'}xml/`,
  },
  {
    name: 'different plans of six places',
    connections: 200,
    requests: 4,
    path: (number) => `/plan?stops=rome,milan,venice,naples,turin,bari&trains=1-${number}`,
  },
  {
    name: 'what the form says of different journeys',
    connections: 400,
    requests: 4,
    path: (number) => `/answers/en/83084095/83017004/${addDays(today(), 1 + number)}.json`,
  },
  {
    name: 'the next trains of every minute',
    connections: 400,
    requests: 4,
    path: (number) => `/map/departures/it/${today()}/${number % 1_440}/rome.json`,
  },
  {
    name: 'files that no release has',
    connections: 600,
    requests: 16,
    path: (number) => `/assets/nobody-has-this-${number}.css`,
  },
  { name: 'nothing', connections: 6_000, requests: 0, path: () => '/' },
];

const FORM_HEAD =
  'POST /newsletter HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n';
const TINY_PIECES = `Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(5_000)}`;
const MANY_LINES = Array.from({ length: 1_900 }, (_, at) => `X${at}: yyyyy\r\n`).join('');
const ONE_REQUEST = { requests: 1, path: () => '/' };

/** A whole form, as it is pipelined. */
const wholeForm = (type: string, body: string) =>
  `POST /newsletter HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n` +
  `Content-Length: ${body.length}\r\n\r\n${body}`;
/** Of this machine as well (RFC 1122, section 3.2.1.3). */
const OTHER_SUBNET = '127.0.1.1';
const BOUNDARY = 'a'.repeat(28);
const PART = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;

/** Whole forms within the bound of their bytes, which become far larger when they are read. */
const FORMS: readonly Siege[] = [
  {
    ...ONE_REQUEST,
    name: 'forms of 8,000 fields',
    connections: 400,
    from: OTHER_SUBNET,
    text: wholeForm('application/x-www-form-urlencoded', 'a&'.repeat(8_000)).repeat(4),
  },
  {
    ...ONE_REQUEST,
    name: 'forms of 180 parts',
    connections: 400,
    from: OTHER_SUBNET,
    text: wholeForm(`multipart/form-data; boundary=${BOUNDARY}`, PART.repeat(180)).repeat(4),
  },
];

/** Requests that never arrive whole, or whose bodies cost more than other bytes. */
const UNFINISHED: readonly Siege[] = [
  {
    ...ONE_REQUEST,
    name: 'a form that never ends',
    connections: 3_500,
    text: `${FORM_HEAD}Content-Length: 16000\r\n\r\n${'a'.repeat(15_900)}`,
  },
  {
    ...ONE_REQUEST,
    name: 'a form in pieces of one byte',
    connections: 300,
    text: `${FORM_HEAD}${TINY_PIECES}`,
  },
  {
    ...ONE_REQUEST,
    name: 'a page with a body in pieces of one byte',
    connections: 300,
    text: `GET /help HTTP/1.1\r\nHost: a\r\n${TINY_PIECES}`,
  },
  {
    ...ONE_REQUEST,
    name: 'a head of 1,900 lines that never ends',
    connections: 3_500,
    text: `GET / HTTP/1.1\r\nHost: a\r\n${MANY_LINES}`,
  },
];

/** The sieges, each alone and then all together. */
export const SIEGES: readonly { readonly name: string; readonly sieges: readonly Siege[] }[] = [
  ...[...ALONE, ...UNFINISHED, ...FORMS].map((siege) => ({ name: siege.name, sieges: [siege] })),
  { name: 'everything together', sieges: ALONE },
];

/** Besieges a server for some seconds, from a thread of its own beside the honest visitor's. */
export async function besiege({ port }: ServerProcess, name: string): Promise<void> {
  const workerData: SiegeOrder = { port, name };
  await once(new Worker(new URL('siege-thread.ts', import.meta.url), { workerData }), 'exit');
}

/** The order to a thread: the server, and the name of a siege. */
export interface SiegeOrder {
  readonly port: number;
  readonly name: string;
}

/** Opens the connections of a siege one after another, and leaves them after some seconds. */
export async function carryOut({ port, name }: SiegeOrder): Promise<void> {
  const { sieges = [] } = SIEGES.find((each) => each.name === name) ?? {};
  const sockets: Socket[] = [];
  for (const siege of sieges)
    for (const text of requestsOf(siege)) {
      sockets.push(send(port, text, siege.from));
      if (sockets.length % CONNECTIONS_A_MOMENT === 0) await pause(MOMENT_MILLISECONDS);
    }
  await pause(SECONDS * 1_000);
  for (const socket of sockets) socket.destroy();
}

/** The requests that each connection of a siege sends. */
function requestsOf({ connections, requests, path, text }: Siege): readonly string[] {
  if (text !== undefined) return Array.from({ length: connections }, () => text);
  return Array.from({ length: connections }, (_, connection) =>
    Array.from(
      { length: requests },
      (__, at) => `GET ${path(connection * requests + at)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    ).join(''),
  );
}

function send(port: number, text: string, from = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).pause();
  socket.on('error', () => {});
  if (text !== '') socket.write(text);
  return socket;
}
