import { describe, expect, it, vi } from 'vitest';
import { memoize, memoizeByObject } from './memoize.ts';

describe('a memoized function', () => {
  it('computes a result once for the same arguments', () => {
    const find = vi.fn((one: string, other: number) => `${one} ${other}`);
    const memoized = memoize(2, find);
    expect([memoized('a', 1), memoized('a', 1), memoized('b', 1)]).toEqual(['a 1', 'a 1', 'b 1']);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('keeps undefined as a result', () => {
    const find = vi.fn((_: string) => undefined);
    const memoized = memoize(2, find);
    memoized('a');
    memoized('a');
    expect(find).toHaveBeenCalledOnce();
  });

  it('drops the least recently used result', () => {
    const find = vi.fn((one: string) => one);
    const memoized = memoize(2, find);
    for (const one of ['a', 'b', 'a', 'c', 'a', 'b']) memoized(one);
    expect(find.mock.calls).toEqual([['a'], ['b'], ['c'], ['b']]);
  });

  it('keeps a promise, and forgets one that is rejected', async () => {
    const find = vi.fn(async (_: string) => 'found');
    find.mockRejectedValueOnce(new Error('out of memory'));
    const memoized = memoize(1, find);
    const failed = memoized('a');
    // A call meanwhile shares its fate.
    expect(memoized('a')).toBe(failed);
    await expect(failed).rejects.toThrow('out of memory');
    expect(await Promise.all([memoized('a'), memoized('a')])).toEqual(['found', 'found']);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('shares no results with another one', () => {
    const find = vi.fn((one: string) => one);
    memoize(1, find)('a');
    memoize(1, find)('a');
    expect(find).toHaveBeenCalledTimes(2);
  });
});

describe('a function memoized by object', () => {
  it('makes a result once for each object, undefined too', () => {
    const make = vi.fn((_: object) => undefined);
    const memoized = memoizeByObject(make);
    const one = {};
    memoized(one);
    memoized(one);
    memoized({});
    expect(make).toHaveBeenCalledTimes(2);
  });
});
