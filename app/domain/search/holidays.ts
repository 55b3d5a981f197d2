import { addDays, type IsoDate } from './iso-date.ts';

/**
 * Italy's public holidays with a fixed date, as month and day. Source: Law 260 of 1949 with its
 * changes; 4 October again since Law 151 of 2025, from 2026 on.
 */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '10-04',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
]);

/** Whether a date is a public holiday in all of Italy, Easter and Easter Monday included. */
export function isItalianHoliday(date: IsoDate): boolean {
  if (FIXED_HOLIDAYS.has(date.slice(5))) return true;
  const easter = easterSunday(Number(date.slice(0, 4)));
  return date === easter || date === addDays(easter, 1);
}

/**
 * Easter Sunday of a year in the Gregorian calendar.
 *
 * Source: the algorithm of an anonymous reader in Nature 13 (1876), 487, as in Meeus, Astronomical
 * Algorithms, chapter 8; its letters are kept.
 */
export function easterSunday(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) as IsoDate;
}
