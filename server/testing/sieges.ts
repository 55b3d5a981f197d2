import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { addDays, romeDate } from '#app/domain/search/iso-date.ts';
import { largestAsset } from './largest-asset.ts';
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
  /** A request that is no plain GET of the path, or only its beginning. */
  readonly text?: string;
  /** The status of its responses, if it is not 200. */
  readonly status?: number;
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

/** Social pictures of trips, each a different one. */
export const TRIP_PICTURES = POPULAR_PAIRS.flatMap(({ between: [one, other] }) =>
  LANGUAGES.flatMap((language) => [
    `/social/route/${one}--${other}.png?lng=${language}`,
    `/social/route/${other}--${one}.png?lng=${language}`,
  ]),
);

let asset: string | undefined;

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
    status: 404,
  },
  {
    name: 'the data of the map at every minute',
    connections: 400,
    requests: 4,
    path: (number) => `/map/data.json?view=now&minute=${number % 1_440}&within=u${number}`,
  },
  {
    name: 'the data of the map with made-up fields',
    connections: 400,
    requests: 4,
    path: (number) =>
      `/map/data.json?station=rome&reach=rome&view=list&sort=u${number}&made=${number % 1_440}`,
  },
  {
    name: 'social pictures of different trips',
    connections: 190,
    requests: 4,
    path: (number) => TRIP_PICTURES[number % TRIP_PICTURES.length] ?? '',
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

/** Far more requests than are handled on a connection. */
const AHEAD: Siege = {
  ...ONE_REQUEST,
  name: '1,500 requests sent ahead',
  connections: 100,
  text: 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_500),
};

const EACH: readonly Siege[] = [...ALONE, ...UNFINISHED, ...FORMS];

/** The sieges, each alone and then all together. */
export const SIEGES: readonly { readonly name: string; readonly sieges: readonly Siege[] }[] = [
  ...[...EACH, AHEAD].map((siege) => ({ name: siege.name, sieges: [siege] })),
  { name: 'everything together, from one machine', sieges: EACH },
  { name: 'everything together, whose requests arrive whole', sieges: ALONE },
  {
    name: 'everything together, each from a machine of its own',
    // The bounds of all clients are reached. Two subnets of forms would take all places of their
    // queue.
    sieges: EACH.map((siege, at) => ({ from: `127.0.${at + 2}.1`, ...siege })),
  },
];

/**
 * Besieges a server for some seconds, from a thread of its own beside the honest visitor's.
 *
 * @throws for a siege that asks for what the server does not have: it would attack nothing
 */
export async function besiege({ port }: ServerProcess, name: string): Promise<void> {
  for (const siege of siegesOf(name)) await checkStatuses(port, siege);
  const workerData: SiegeOrder = { port, name };
  await once(new Worker(new URL('siege-thread.ts', import.meta.url), { workerData }), 'exit');
}

const siegesOf = (name: string) => SIEGES.find((each) => each.name === name)?.sieges ?? [];

/** Sends the first and the last request of a siege, whose responses must be the meant ones. */
async function checkStatuses(
  port: number,
  { name, connections, requests, path, status = 200 }: Siege,
): Promise<void> {
  for (const number of [0, connections * Math.max(requests, 1) - 1]) {
    const { statuses } = await sendRaw(port, rawRequest(`GET ${path(number)}`), 30_000);
    if (statuses[0] !== status)
      throw new Error(`${name}: ${path(number)} has ${statuses[0]} instead of ${status}`);
  }
}

/** The order to a thread: the server, and the name of a siege. */
export interface SiegeOrder {
  readonly port: number;
  readonly name: string;
}

/**
 * Opens the connections of a siege one after another, those of several in turn, and leaves them
 * after some seconds.
 */
export async function carryOut({ port, name }: SiegeOrder): Promise<void> {
  const orders = siegesOf(name).flatMap((siege) =>
    requestsOf(siege).map((text, at) => ({ text, from: siege.from, turn: at / siege.connections })),
  );
  orders.sort((one, other) => one.turn - other.turn);
  const sockets: Socket[] = [];
  for (const { text, from } of orders) {
    sockets.push(send(port, text, from));
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
