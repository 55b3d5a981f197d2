import { expect, it } from 'vitest';
import { nextLink } from './menus.ts';

it.each([
  [-1, 1, 0],
  [-1, -1, 2],
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
  [2, -1, 1],
] as const)('the arrow keys move from link %i of three by %i to link %i', (current, step, next) => {
  expect(nextLink(current, step, 3)).toBe(next);
});
