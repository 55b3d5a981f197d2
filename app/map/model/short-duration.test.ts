import { expect, it } from 'vitest';
import { columnDuration, shortDuration } from './short-duration.ts';

it.each([
  [38, '38\u00a0min'],
  [60, '1\u00a0h'],
  [65, '1\u00a0h\u00a005'],
  [668, '11\u00a0h\u00a008'],
])('writes %d minutes as %j', (minutes, text) => {
  expect(shortDuration(minutes)).toBe(text);
});

it('writes the minutes of full hours in a column', () => {
  expect([38, 60, 65].map(columnDuration)).toEqual([
    '38\u00a0min',
    '1\u00a0h\u00a000',
    '1\u00a0h\u00a005',
  ]);
});
