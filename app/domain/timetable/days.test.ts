import { expect, it } from 'vitest';
import { seasonOf } from './days.ts';

it('a season begins after the second Saturday of June and of December', () => {
  const begins = ['2025-12-14', '2026-06-14', '2026-12-13', '2027-06-13', '2028-12-10'] as const;
  const before = ['2025-12-13', '2026-06-13', '2026-12-12', '2027-06-12', '2028-12-09'] as const;
  for (const [at, day] of begins.entries())
    expect(seasonOf(day), day).toBe(seasonOf(before[at] ?? day) + 1);
  expect(seasonOf('2027-01-01')).toBe(seasonOf('2026-12-31'));
});
