import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { CONNECTION_BOUNDS, type ConnectionBounds, Connections } from './connections.ts';
import { eventually } from './newsletter/testing/eventually.ts';
import { listenOnFreePort } from './testing/free-port.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** A client's connection and what it has received. */
interface Client {
  readonly socket: Socket;
  readonly text: () => string;
  readonly statuses: () => readonly number[];
  readonly isClosed: () => boolean;
}

/**
 * A server with small bounds, whose requests wait until `respond` is called.
 *
 * @param handle responds to a request itself, in place of that
 */
async function start(
  bounds: Partial<ConnectionBounds>,
  handle?: (outgoing: ServerResponse) => void,
) {
  const clock = { milliseconds: 0 };
  const begun: ServerResponse[] = [];
  const server = createServer();
  const connections = new Connections(server, {
    headers: { 'X-Frame-Options': 'DENY' },
    onRead: () => {},
    now: () => clock.milliseconds,
    bounds: { ...CONNECTION_BOUNDS, ...bounds },
  });
  server.on('request', (incoming, outgoing) =>
    connections.add(incoming, outgoing, () => (handle ? handle(outgoing) : begun.push(outgoing))),
  );
  const port = await listenOnFreePort(server);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
    server.closeAllConnections();
  });
  const open = (bytes = ''): Client => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let text = '';
    let isClosed = false;
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      isClosed = true;
    });
    if (bytes !== '') socket.write(bytes);
    const statuses = () => [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, one]) => Number(one));
    return { socket, text: () => text, statuses, isClosed: () => isClosed };
  };
  const respond = () => {
    for (const outgoing of begun.splice(0)) outgoing.end('ok\n');
  };
  /** Responds to open requests repeatedly, until a check passes. */
  const respondUntil = (check: () => void) =>
    eventually(() => {
      respond();
      check();
    });
  return { server, open, begun, respondUntil, clock };
}

it('beyond the bound only the connection that was idle longest is closed', async () => {
  const { server, open, begun, respondUntil } = await start({ connections: 3 });
  const first = open();
  await once(server, 'connection');
  const second = open();
  await once(server, 'connection');
  const third = open();
  await once(server, 'connection');
  // The first one sends a request, so the second is the least recently active.
  first.socket.write(REQUEST);
  await eventually(() => expect(begun).toHaveLength(1));
  const fourth = open(REQUEST);
  await eventually(() => expect(second.isClosed()).toBe(true));
  await eventually(() => expect(begun).toHaveLength(2));
  await respondUntil(() =>
    expect([first, fourth].map((one) => one.statuses())).toEqual([[200], [200]]),
  );
  expect([first, third, fourth].map((one) => one.isClosed())).toEqual([false, false, false]);
});

it('a connection that waits for its response outlives those that are idle', async () => {
  const { server, open, begun, respondUntil, clock } = await start({ connections: 3 });
  const waiting = open(REQUEST);
  await eventually(() => expect(begun).toHaveLength(1));
  const idle = [open(), open()];
  for (const _ of idle) await once(server, 'connection');
  clock.milliseconds += 1_000;
  const next = open(REQUEST);
  await eventually(() => expect(idle.filter((one) => one.isClosed())).toHaveLength(1));
  await eventually(() => expect(begun).toHaveLength(2));
  // The other idle one is closed, too; then no connection is, before the one that waits longest.
  const later = open(REQUEST);
  await eventually(() => expect(idle.every((one) => one.isClosed())).toBe(true));
  await eventually(() => expect(begun).toHaveLength(3));
  await respondUntil(() =>
    expect([waiting, next, later].map((one) => one.statuses())).toEqual([[200], [200], [200]]),
  );
});

it('a connection that has been answered counts as idle again', async () => {
  const { server, open, begun, respondUntil, clock } = await start({ connections: 2 });
  const first = open(REQUEST);
  await eventually(() => expect(begun).toHaveLength(1));
  const idle = open();
  await once(server, 'connection');
  clock.milliseconds += 1_000;
  // The first one is passed over, since it waits for its response.
  const second = open(REQUEST);
  await eventually(() => expect(idle.isClosed()).toBe(true));
  await eventually(() => expect(begun).toHaveLength(2));
  await respondUntil(() => expect(first.statuses()).toEqual([200]));
  await respondUntil(() => expect(second.statuses()).toEqual([200]));
  clock.milliseconds += 1_000;
  open();
  await eventually(() => expect(first.isClosed()).toBe(true));
  expect(second.isClosed()).toBe(false);
});

it('a request that does not arrive whole is no reason to keep its connection', async () => {
  const { server, open, begun, respondUntil, clock } = await start({ connections: 2 });
  const whole = open(REQUEST);
  await eventually(() => expect(begun).toHaveLength(1));
  const unfinished = open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na');
  await eventually(() => expect(begun).toHaveLength(2));
  clock.milliseconds += 1_000;
  open();
  await once(server, 'connection');
  await eventually(() => expect(unfinished.isClosed()).toBe(true));
  await respondUntil(() => expect(whole.statuses()).toEqual([200]));
});

it('a connection that has just opened has the time to send its request', async () => {
  const { server, open, begun, respondUntil, clock } = await start({ connections: 2 });
  const first = open(REQUEST);
  await eventually(() => expect(begun).toHaveLength(1));
  clock.milliseconds += 500;
  const second = open(REQUEST);
  await eventually(() => expect(begun).toHaveLength(2));
  clock.milliseconds += 600;
  const newest = open();
  await once(server, 'connection');
  await eventually(() => expect(first.isClosed()).toBe(true));
  newest.socket.write(REQUEST);
  await eventually(() => expect(begun).toHaveLength(3));
  await respondUntil(() =>
    expect([second, newest].map((one) => one.statuses())).toEqual([[200], [200]]),
  );
});

it('the bound also holds for connections that come together', async () => {
  const { server, open } = await start({ connections: 3 });
  const opened: Socket[] = [];
  server.on('connection', (socket) => opened.push(socket));
  const clients = Array.from({ length: 40 }, () => open());
  await eventually(() => expect(opened).toHaveLength(clients.length));
  await eventually(() => expect(opened.filter((socket) => !socket.destroyed)).toHaveLength(3));
  await eventually(() => expect(clients.filter((one) => !one.isClosed())).toHaveLength(3));
});

it('beyond the bound of all connections only pipelined requests are refused', async () => {
  const { open, begun, respondUntil } = await start({ pipelined: 8, pipelinedInAll: 5 });
  // Four of it wait.
  const one = open(REQUEST.repeat(5));
  await eventually(() => expect(begun).toHaveLength(1));
  // One of it waits, and the next would be the sixth.
  const other = open(REQUEST.repeat(3));
  await eventually(() => expect(begun).toHaveLength(2));
  const single = open(REQUEST);
  await eventually(() => expect(begun).toHaveLength(3));
  await respondUntil(() => expect(other.statuses()).toEqual([200, 200, 429]));
  await respondUntil(() => expect(one.statuses()).toEqual([200, 200, 200, 200, 200]));
  expect(single.statuses()).toEqual([200]);
  expect(other.text()).toMatch(/\r\nX-Frame-Options: DENY\r\n(?:.*\r\n)*Retry-After: 5\r\n/);
  await eventually(() => expect(other.isClosed()).toBe(true));
  // Nothing waits any more, so as many may wait again.
  const next = open(REQUEST.repeat(6));
  await respondUntil(() => expect(next.statuses()).toEqual([200, 200, 200, 200, 200, 200]));
});

it('of the requests beyond the bound of a connection Node makes none but the refused one', async () => {
  const { server, open, respondUntil } = await start({ pipelined: 4 });
  let made = 0;
  server.on('request', () => {
    made += 1;
  });
  const ahead = open(REQUEST.repeat(1_000));
  await respondUntil(() => expect(ahead.statuses()).toEqual([200, 200, 200, 200, 429]));
  await eventually(() => expect(ahead.isClosed()).toBe(true));
  expect(made).toBe(5);
  // The parser serves other connections after this one.
  const next = open(REQUEST.repeat(2));
  await respondUntil(() => expect(next.statuses()).toEqual([200, 200]));
});

it('requests of a connection that is closed no longer count as waiting', async () => {
  const { open, begun, respondUntil } = await start({ pipelinedInAll: 3 });
  const gone = open(REQUEST.repeat(4));
  await eventually(() => expect(begun).toHaveLength(1));
  gone.socket.destroy();
  await eventually(() => expect(begun[0]?.destroyed).toBe(true));
  const next = open(REQUEST.repeat(4));
  await respondUntil(() => expect(next.statuses()).toEqual([200, 200, 200, 200]));
});

it('a request with too many bytes and no end loses its connection, and no other does', async () => {
  const { server, open, begun, respondUntil } = await start({
    unfinished: 5_000,
    unfinishedInAll: 8_000,
  });
  let opened = 0;
  server.on('connection', () => {
    opened += 1;
  });
  const head = (bytes: number) => `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(bytes)}`;
  const long = open(head(6_000));
  await eventually(() => expect(long.isClosed()).toBe(true));
  // Within the bound of a connection, and beyond that of all: the oldest goes.
  const first = open(head(4_500));
  await eventually(() => expect(opened).toBe(2));
  const second = open(head(4_500));
  await eventually(() => expect(first.isClosed()).toBe(true));
  second.socket.write('\r\n\r\n');
  await eventually(() => expect(begun).toHaveLength(1));
  await respondUntil(() => expect(second.statuses()).toEqual([200]));
});

it('between pipelined requests the event loop has a turn for others', async () => {
  let turn = 0;
  let timer: NodeJS.Immediate;
  const nextTurn = () => {
    turn += 1;
    timer = setImmediate(nextTurn);
  };
  nextTurn();
  onTestFinished(() => clearImmediate(timer));
  const turns: number[] = [];
  const { open } = await start({}, (outgoing) => {
    turns.push(turn);
    outgoing.end('ok\n');
  });
  const requests = open(REQUEST.repeat(8));
  await eventually(() => expect(requests.statuses()).toHaveLength(8));
  expect(new Set(turns).size).toBe(8);
});
