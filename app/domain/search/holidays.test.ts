import { expect, it } from 'vitest';
import { easterSunday, isItalianHoliday } from './holidays.ts';

// Source: the dates of Easter of the United States Naval Observatory.
it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
])('knows Easter of %i', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

it.each([
  '2026-12-25',
  '2026-12-26',
  '2027-01-06',
  '2027-03-28',
  '2027-03-29',
  '2027-10-04',
] as const)('knows that %s is a holiday', (date) => {
  expect(isItalianHoliday(date)).toBe(true);
});

it.each(['2026-12-24', '2027-03-30', '2026-11-25', '2027-04-05'] as const)(
  'knows that %s is none',
  (date) => {
    expect(isItalianHoliday(date)).toBe(false);
  },
);
