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
  expect([unread.all, unread.heaviestClient()]).toEqual([3 * MEGABYTE, 'a']);
  unread.clear(one);
  expect([unread.all, unread.heaviestClient(), unread.has(one)]).toEqual([MEGABYTE, 'b', false]);
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
    while (unread.hasRoom(client, MEGABYTE)) unread.add(new Socket(), client, MEGABYTE, 0);
  };
  fill('a');
  expect(unread.all).toBe(UNREAD_BOUNDS.client);
  expect(unread.hasRoom('b', MEGABYTE)).toBe(true);
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
