import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { UNREAD_BOUNDS, UnreadBytes } from './unread-bytes.ts';

const MEGABYTE = 1024 * 1024;

it('bytes count for their client and in all until they are read', () => {
  const unread = new UnreadBytes();
  const [one, other] = [new Socket(), new Socket()];
  unread.add(one, 'a', MEGABYTE, 0);
  unread.add(one, 'a', MEGABYTE, 1);
  unread.add(other, 'b', MEGABYTE, 2);
  expect([unread.all, unread.has(one)]).toEqual([3 * MEGABYTE, true]);
  unread.clear(one);
  expect([unread.all, unread.has(one)]).toEqual([MEGABYTE, false]);
});

it('a connection counts with no more than the kernel buffers', () => {
  const unread = new UnreadBytes();
  const socket = new Socket();
  for (let time = 0; time < 20; time += 1) unread.add(socket, 'a', MEGABYTE, time);
  expect(unread.all).toBe(UNREAD_BOUNDS.connection);
});

it('a client has its bound, and all clients one together', () => {
  const unread = new UnreadBytes();
  const fill = (client: string) => {
    while (unread.isWithinBounds(client, MEGABYTE)) unread.add(new Socket(), client, MEGABYTE, 0);
  };
  fill('a');
  expect(unread.all).toBe(UNREAD_BOUNDS.client);
  expect(unread.isWithinBounds('b', MEGABYTE)).toBe(true);
  for (let client = 0; client < 20; client += 1) fill(`${client}`);
  expect(unread.all).toBe(UNREAD_BOUNDS.all);
  expect(unread.clientsOverBound(new Map([['a', 1]]))).toEqual(['a']);
});

it('connections are listed by their last progress, the longest stalled first', () => {
  const unread = new UnreadBytes();
  const sockets = [new Socket(), new Socket(), new Socket()] as const;
  for (const [time, socket] of sockets.entries()) unread.add(socket, 'a', 1, time);
  unread.progress(sockets[0], 3, true);
  const stalled = [...unread.stalledSince(2)].map(({ socket }) => sockets.indexOf(socket));
  expect(stalled).toEqual([1, 2]);
});

it('finds the heaviest of six clients with a stalled connection, and its longest stalled', () => {
  const unread = new UnreadBytes();
  const megabytes = { a: 2, b: 4, d: 7, e: 6, f: 1, c: 9 };
  for (const [client, count] of Object.entries(megabytes))
    for (let at = 0; at < count; at += 1)
      unread.add(new Socket(), client, MEGABYTE, client === 'c' ? 20 : 0);
  // The heaviest client has taken bytes of each of its connections since.
  expect(unread.heaviestStalled(10)).toMatchObject({ client: 'd', since: 0 });
  expect(unread.heaviestStalled(20)).toMatchObject({ client: 'c', since: 20 });
  expect(unread.heaviestStalled(-1)).toBeUndefined();
  const first = unread.heaviestStalled(10)?.socket as Socket;
  unread.progress(first, 30, true);
  expect(unread.heaviestStalled(10)).toMatchObject({ client: 'd' });
  expect(unread.heaviestStalled(10)?.socket).not.toBe(first);
});
