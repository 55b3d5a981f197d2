import { describe, expect, it } from 'vitest';
import { checkedTime, isDue } from './checked.ts';

describe('a fact', () => {
  const fact = { reviewBy: '2027-05-31' } as const;

  it('is due once its day of review is over, and not before', () => {
    expect(isDue(fact, '2026-11-25')).toBe(false);
    expect(isDue(fact, '2027-05-31')).toBe(false);
    expect(isDue(fact, '2027-06-01')).toBe(true);
    expect(isDue(fact, '2030-01-01')).toBe(true);
  });

  it.each([
    ['2025', '2025-01-01', 'year'],
    ['2026-03', '2026-03-01', 'month'],
    ['2026-03-08', '2026-03-08', 'day'],
  ] as const)('that was checked on %s keeps its precision', (checkedOn, day, precision) => {
    expect(checkedTime({ checkedOn })).toEqual({ firstDay: day, precision });
  });
});
