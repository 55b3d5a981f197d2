import { expect, it } from 'vitest';
import { shortDuration } from './short-duration.ts';

it.each([
  [38, '38\u00a0min'],
  [60, '1\u00a0h'],
  [65, '1\u00a0h\u00a005'],
  [668, '11\u00a0h\u00a008'],
])('writes %d minutes as %j', (minutes, text) => {
  expect(shortDuration(minutes)).toBe(text);
});
