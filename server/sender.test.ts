import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSiteServer } from './site-server.ts';
import { createFakeSite } from './testing/fake-site.ts';
import { UNREAD_BOUNDS } from './unread-bytes.ts';

const BIG = new Uint8Array(256 * 1024).fill(120);
const SMALL = 'x'.repeat(100);
const BODIES: Readonly<Record<string, typeof BIG>> = {
  '/big.png': BIG,
  // More than the kernel buffers for one connection.
  '/huge.png': new Uint8Array(8 * 1024 * 1024),
};

const eventually = (check: () => void) => vi.waitFor(check, 30_000);

/** A server with a fixed clock and files of three sizes. */
async function start() {
  const clock = { milliseconds: 0 };
  const fake = createFakeSite(({ path }) => ({
    status: 200,
    headers: { 'content-type': 'image/png', 'cache-control': 'public' },
    body: BODIES[path] ?? SMALL,
  }));
  const site = createSiteServer(fake.site, fake.log, undefined, () => clock.milliseconds);
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  const { port } = site.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    site.server.close();
    site.server.closeAllConnections();
  });
  const open = (times: number, path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times));
    sockets.push(socket);
    return socket;
  };
  const fetchBytes = (path: string) =>
    new Promise<number>((resolve) => {
      const socket = open(1, path);
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
  const silent = Array.from({ length: 80 }, () => open(1, '/big.png').pause());
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

it('a connection that reads nothing for a minute is reset, and no sooner', async () => {
  const { open, sender, clock, lines } = await start();
  const socket = open(1, '/huge.png').pause();
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

it('pipelined requests of a connection are handled one at a time', async () => {
  const waiting: (() => void)[] = [];
  const fake = createFakeSite(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { status: 200, headers: {}, body: SMALL };
  });
  const { server } = createSiteServer(fake.site, fake.log);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
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
