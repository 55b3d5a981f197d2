import { expect, it } from 'vitest';
import { entryAt, valueAt } from './entries.ts';

it('an entry or value that exists is given, zero and the empty text too', () => {
  expect(entryAt(Uint8Array.of(7, 0), 1)).toBe(0);
  expect(entryAt(['', 'a'], 0)).toBe('');
  expect(valueAt(new Map([['a', 0]]), 'a')).toBe(0);
});

it('an index or key that does not exist throws instead of meaning the first one', () => {
  for (const index of [-1, 2, 0.5, Number.NaN])
    expect(() => entryAt(Uint8Array.of(7, 0), index)).toThrow(RangeError);
  expect(() => valueAt(new Map([['a', 0]]), 'b')).toThrow('no key b in a map of 1');
});
