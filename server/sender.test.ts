import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from './newsletter/testing/eventually.ts';
import { createSiteServer } from './site-server.ts';
import { createFakeSite } from './testing/fake-site.ts';
import { listenOnFreePort } from './testing/free-port.ts';
import { UNREAD_BOUNDS } from './unread-bytes.ts';

const BIG = new Uint8Array(256 * 1024).fill(120);
const SMALL = 'x'.repeat(100);
const BODIES: Readonly<Record<string, typeof BIG>> = {
  '/big.png': BIG,
  // More than the kernel buffers for one connection.
  '/huge.png': new Uint8Array(8 * 1024 * 1024),
};

/** Where a connection comes from: its own address, and the one that a proxy says. */
interface Origin {
  readonly localAddress?: string;
  readonly forwardedFor?: string;
}

/** A server with a fixed clock and files of three sizes. */
async function start(environment = {}) {
  const clock = { milliseconds: 0 };
  const fake = createFakeSite(
    ({ path }) => ({
      status: 200,
      headers: { 'content-type': 'image/png', 'cache-control': 'public' },
      body: BODIES[path] ?? SMALL,
    }),
    { environment },
  );
  const site = createSiteServer(fake.site, fake.log, undefined, () => clock.milliseconds);
  const port = await listenOnFreePort(site.server);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    site.server.close();
    site.server.closeAllConnections();
  });
  const open = (path: string, { localAddress = '127.0.0.1', forwardedFor }: Origin = {}) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    const more = forwardedFor ? `X-Forwarded-For: ${forwardedFor}\r\n` : '';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`);
    sockets.push(socket);
    return socket;
  };
  const fetchBytes = (path: string) =>
    new Promise<number>((resolve) => {
      const socket = open(path);
      let bytes = 0;
      socket.on('data', (part) => {
        bytes += part.length;
        if (bytes > (BODIES[path] ?? SMALL).length) socket.destroy();
      });
      socket.once('close', () => resolve(bytes));
    });
  await fetchBytes('/big.png');
  await eventually(() => expect(site.sender.unreadBytes).toBe(0));
  return { ...site, ...fake, clock, open, fetchBytes };
}

it('connections that do not read are sent no more than the bound of their client', async () => {
  const { open, server, lines, sender, clock, fetchBytes } = await start();
  const silent = Array.from({ length: 80 }, () => open('/big.png').pause());
  // The responses of 64 connections are sent; the others wait.
  await eventually(() => expect(lines).toHaveLength(1 + UNREAD_BOUNDS.client / BIG.length));
  expect(sender.unreadBytes).toBe(UNREAD_BOUNDS.client);
  // A small response does not wait.
  expect(await fetchBytes('/small.png')).toBeGreaterThan(SMALL.length);
  // A large one is sent once stalled connections are reset.
  const hasArrived = once(server, 'request');
  const fetched = fetchBytes('/big.png');
  await hasArrived;
  clock.milliseconds += 2_000;
  sender.sweep();
  expect(await fetched).toBeGreaterThan(BIG.length);
  expect(sender.unreadBytes).toBeLessThanOrEqual(UNREAD_BOUNDS.client + SMALL.length * 2);
  for (const socket of silent) socket.destroy();
  await eventually(() => expect(sender.unreadBytes).toBe(0));
});

it('at the bound of all, the heaviest client with a stalled connection makes room', async () => {
  const { open, server, sender, clock, fetchBytes, lines } = await start();
  const openMany = (count: number, localAddress: string) => {
    for (let at = 0; at < count; at += 1) open('/big.png', { localAddress }).pause();
  };
  const perClient = (UNREAD_BOUNDS.all - UNREAD_BOUNDS.client) / 4;
  for (const from of ['127.0.1.1', '127.0.2.1', '127.0.3.1', '127.0.4.1'])
    openMany(perClient / BIG.length, from);
  await eventually(() => expect(lines).toHaveLength(1 + (4 * perClient) / BIG.length));
  expect(sender.unreadBytes).toBe(4 * perClient);
  clock.milliseconds += 2_000;
  // The heaviest client has just taken its bytes, as one does that reads a little now and then.
  openMany(UNREAD_BOUNDS.client / BIG.length, '127.0.5.1');
  await eventually(() => expect(lines).toHaveLength(1 + UNREAD_BOUNDS.all / BIG.length));
  expect(sender.unreadBytes).toBe(UNREAD_BOUNDS.all);
  const hasArrived = once(server, 'request');
  const fetched = fetchBytes('/big.png');
  await hasArrived;
  sender.sweep();
  expect(await fetched).toBeGreaterThan(BIG.length);
});

it('subnets of one site on the internet have the bound of one client', async () => {
  const { open, server, sender } = await start({ CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' });
  let requests = 1;
  server.on('request', () => {
    requests += 1;
  });
  const each = UNREAD_BOUNDS.client / BIG.length / 4;
  const sites = ['2001:db8:1', '2001:db8:2'];
  for (const site of sites)
    for (let subnet = 0; subnet < 8; subnet += 1)
      for (let at = 0; at < each; at += 1)
        open('/big.png', { forwardedFor: `${site}:${subnet}::1` }).pause();
  await eventually(() => expect(requests).toBe(1 + sites.length * 8 * each));
  for (let turn = 0; turn < 500; turn += 1) await new Promise(setImmediate);
  expect(sender.unreadBytes).toBe(sites.length * UNREAD_BOUNDS.client);
});

it('a connection that reads nothing for a minute is reset, and no sooner', async () => {
  const { open, sender, clock, lines } = await start();
  const socket = open('/huge.png').pause();
  const hasLeft = () => lines.some(({ left }) => left === true);
  await eventually(() => expect(sender.unreadBytes).toBe(UNREAD_BOUNDS.connection));
  clock.milliseconds += 59_000;
  sender.sweep();
  await new Promise(setImmediate);
  expect([hasLeft(), socket.destroyed]).toEqual([false, false]);
  clock.milliseconds += 61_000;
  sender.sweep();
  await eventually(() => expect(hasLeft()).toBe(true));
  expect(sender.unreadBytes).toBe(0);
});

it('a response that the system has taken whole is reset too, once proxies gave it up', async () => {
  const { open, sender, clock, lines } = await start();
  const socket = open('/big.png').pause();
  let wasReset = false;
  socket.on('error', ({ message }) => {
    wasReset = /ECONNRESET/.test(message);
  });
  await eventually(() => expect(lines).toHaveLength(2));
  expect(sender.unreadBytes).toBe(BIG.length);
  // nginx keeps an idle connection for 60 seconds, and may send a request until then.
  clock.milliseconds += 62_000;
  sender.sweep();
  expect(sender.unreadBytes).toBe(BIG.length);
  clock.milliseconds += 1_000;
  sender.sweep();
  expect(sender.unreadBytes).toBe(0);
  socket.resume();
  await eventually(() => expect(wasReset).toBe(true));
});

it('an idle connection that has read everything is reset without harm to its client', async () => {
  const { server, sender, clock } = await start();
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const bytesOf = async (path: string) => {
    const sent = get({ port, host: '127.0.0.1', path, agent });
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    let bytes = 0;
    for await (const part of response) bytes += part.length;
    return { bytes, isReused: sent.reusedSocket };
  };
  expect(await bytesOf('/big.png')).toEqual({ bytes: BIG.length, isReused: false });
  clock.milliseconds += 62_000;
  sender.sweep();
  expect(await bytesOf('/big.png')).toEqual({ bytes: BIG.length, isReused: true });
  clock.milliseconds += 64_000;
  sender.sweep();
  // The client hears of it while it is idle, as it would of a close.
  await eventually(() => expect(Object.keys(agent.freeSockets)).toEqual([]));
  expect(await bytesOf('/big.png')).toEqual({ bytes: BIG.length, isReused: false });
});

it('pipelined requests of a connection are handled one at a time', async () => {
  const waiting: (() => void)[] = [];
  const fake = createFakeSite(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { status: 200, headers: {}, body: SMALL };
  });
  const { server } = createSiteServer(fake.site, fake.log);
  const socket = connect(await listenOnFreePort(server), '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  socket.write('GET /page?from=a HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
  for (let request = 1; request <= 3; request += 1) {
    await eventually(() => expect(fake.rendered()).toBe(request));
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(fake.rendered()).toBe(request);
    waiting.shift()?.();
  }
  await eventually(() => expect(fake.lines).toHaveLength(3));
});
