import { expect, it } from 'vitest';
import { isShownDay, shownDays } from './shown-days.ts';

it('the shown days are within a year of today', () => {
  const today = '2026-12-10';
  const { first, last } = shownDays(today);
  expect([first, last]).toEqual(['2025-12-09', '2027-12-11']);
  for (const day of [first, '2025-12-10', today, last] as const)
    expect(isShownDay(day, today), day).toBe(true);
  for (const day of ['2025-12-08', '2027-12-12', '0002-12-10'] as const)
    expect(isShownDay(day, today), day).toBe(false);
});
