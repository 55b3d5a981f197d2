import { describe, expect, it } from 'vitest';
import { addDays, addMonths, type IsoDate, parseIsoDate, romeDate } from './iso-date.ts';

describe('the day in Rome', () => {
  it.each([
    ['2026-12-10T22:59:59Z', '2026-12-10'],
    ['2026-12-10T23:00:00Z', '2026-12-11'],
    ['2026-06-30T21:59:59Z', '2026-06-30'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
    ['2026-03-29T00:59:59Z', '2026-03-29'],
  ])('at %s is %s', (instant, day) => expect(romeDate(new Date(instant))).toBe(day));

  it('is that of the clock in Rome in every half hour of two years', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
    const start = Date.UTC(2026, 0, 1);
    for (let halfHour = 0; halfHour < 2 * 365 * 48; halfHour += 1) {
      const instant = new Date(start + halfHour * 30 * 60_000);
      if (romeDate(instant) !== clock.format(instant))
        expect.fail(`${instant.toISOString()} is ${romeDate(instant)}`);
    }
  });
});

describe('a day some days later', () => {
  it.each<[IsoDate, number, string]>([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-10', 365, '2027-12-10'],
  ])('%s and %i days is %s', (day, days, later) => expect(addDays(day, days)).toBe(later));
});

describe('a day some months later', () => {
  it.each<[IsoDate, number, string]>([
    ['2026-12-10', 1, '2027-01-10'],
    ['2027-01-10', -1, '2026-12-10'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2026-12-31', 12, '2027-12-31'],
  ])('%s and %i months is %s', (day, months, later) => expect(addMonths(day, months)).toBe(later));
});

describe('parseIsoDate', () => {
  it.each(['2026-12-10', '2028-02-29'])('reads %s', (text) =>
    expect(parseIsoDate(text)).toBe(text),
  );
  it.each(['2027-02-29', '2026-13-01', '2026-1-1', '20261210', '', 'soon'])(
    'refuses «%s»',
    (text) => expect(parseIsoDate(text)).toBeUndefined(),
  );
});
