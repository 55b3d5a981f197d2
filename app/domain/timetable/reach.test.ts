import { expect, it } from 'vitest';
import { isFaster } from './reach.ts';

it.each([
  { one: { minutes: 60, changes: 2 }, other: { minutes: 61, changes: 0 }, faster: true },
  { one: { minutes: 61, changes: 0 }, other: { minutes: 60, changes: 2 }, faster: false },
  { one: { minutes: 60, changes: 0 }, other: { minutes: 60, changes: 1 }, faster: true },
  { one: { minutes: 60, changes: 1 }, other: { minutes: 60, changes: 0 }, faster: false },
  { one: { minutes: 60, changes: 1 }, other: { minutes: 60, changes: 1 }, faster: false },
])('compares minutes, then changes: $one before $other is $faster', ({ one, other, faster }) => {
  expect(isFaster(one, other)).toBe(faster);
});
