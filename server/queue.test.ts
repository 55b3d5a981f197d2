import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

const stays = () => false;

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  return { work, end: () => ends.shift()?.() };
}

it('a queue refuses what is over its bound, and one client has three quarters of it', async () => {
  const { work, end } = held();
  const queue = createQueue({ concurrency: 1, mostWaiting: 8 });
  const results: (string | undefined)[] = [];
  const add = (client: string) =>
    void queue.run(work, stays, client).then((result) => results.push(result));
  const settled = async (count: number) => {
    while (results.length < count) {
      end();
      await new Promise(setImmediate);
    }
  };
  // One runs, five wait, and the rest are refused.
  for (let at = 0; at < 20; at += 1) add('192.0.2.0/24');
  expect(queue.waiting).toBe(5);
  // Three of another client have a place.
  for (let at = 0; at < 4; at += 1) add('203.0.113.0/24');
  expect(queue.waiting).toBe(8);
  await settled(24);
  expect(results.filter((result) => result === 'done')).toHaveLength(9);
  // Nothing waits any more, so as many may wait again.
  for (let at = 0; at < 7; at += 1) add('192.0.2.0/24');
  expect(queue.waiting).toBe(5);
  await settled(31);
  expect(results.filter((result) => result === 'done')).toHaveLength(15);
});

it('subnets of one site on the internet share their part of a queue', async () => {
  const { work, end } = held();
  const queue = createQueue({ concurrency: 1, mostWaiting: 4 });
  const results: (string | undefined)[] = [];
  for (let at = 0; at < 10; at += 1)
    void queue.run(work, stays, `2001:db8:1:${at}::/64`).then((result) => results.push(result));
  expect(queue.waiting).toBe(2);
  while (results.length < 10) {
    end();
    await new Promise(setImmediate);
  }
});

it('a client waits for what runs, and not for all that another has sent before', async () => {
  const queue = createQueue({ concurrency: 2, mostWaiting: 40 });
  const order: string[] = [];
  const add = (client: string) => queue.run(async () => void order.push(client), stays, client);
  const many = Array.from({ length: 20 }, () => add('192.0.2.0/24'));
  await Promise.all([...many, add('203.0.113.0/24'), add('198.51.100.0/24')]);
  expect(order.slice(0, 6).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => '192.0.2.0/24'),
    '198.51.100.0/24',
    '203.0.113.0/24',
  ]);
  expect(order).toHaveLength(22);
});
