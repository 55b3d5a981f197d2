import { expect, it } from 'vitest';
import { firstIndexWhere } from './first-index.ts';

it.each([
  [0, 10, 0, 0],
  [0, 10, 7, 7],
  [0, 10, 9, 9],
  [0, 10, 10, 10],
  [0, 10, 99, 10],
  [3, 10, 0, 3],
  [5, 5, 0, 5],
])('from %i to %i the first number at or above %i is %i', (low, high, least, first) => {
  expect(firstIndexWhere(low, high, (index) => index >= least)).toBe(first);
});
