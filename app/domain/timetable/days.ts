import { type IsoDate, utcMidnight } from '#app/domain/search/iso-date.ts';
import { outOfRange } from './out-of-range.ts';
import type { Day, Timetable, Weekday } from './timetable.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of the week of a date, 0 for Monday. */
export function weekdayOf(date: IsoDate): Weekday {
  return ((utcMidnight(date).getUTCDay() + 6) % 7) as Weekday;
}

/** Days from one date to another; negative for an earlier one. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utcMidnight(to).getTime() - utcMidnight(from).getTime()) / DAY_MS);
}

/**
 * Whether a timetable has the trains of a date, so that they may be shown with it. A timetable of
 * weekdays has none: it does not distinguish the parts of its season.
 */
export function coversDate({ firstDay, days }: Timetable, date: IsoDate): boolean {
  if (firstDay === undefined) return false;
  const day = daysBetween(firstDay, date);
  return day >= 0 && day < days;
}

/** The feeds of a timetable that were published for a date. */
export function feedsCovering(timetable: Timetable, date: IsoDate): Timetable['feeds'] {
  return timetable.feeds.filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);
}

/**
 * The day of a timetable's calendars for a requested day. A timetable of dates has the date itself,
 * and the usual date of a weekday. A timetable of weekdays has the weekday. A date outside a
 * timetable of dates is treated as its weekday.
 */
export function calendarDay(timetable: Timetable, day: Day): number {
  const { firstDay, usualDays } = timetable;
  if (typeof day !== 'string') return usualDays[day] ?? day;
  if (firstDay !== undefined && coversDate(timetable, day)) return daysBetween(firstDay, day);
  const weekday = weekdayOf(day);
  return usualDays[weekday] ?? outOfRange('weekday', weekday);
}
