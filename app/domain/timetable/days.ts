import { isItalianHoliday } from '#app/domain/search/holidays.ts';
import { addDays, type IsoDate, utcMidnight } from '#app/domain/search/iso-date.ts';
import { type Day, SUNDAY, type Timetable, WEEK_DAYS, type Weekday } from './timetable.ts';

const SATURDAY: Weekday = 5;
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
 * Whether a timetable has the trains of a date, so that they may be shown with it: a feed was
 * published for it. A timetable of weekdays has none, as it does not distinguish the parts of its
 * season.
 */
export function coversDate(timetable: Timetable, date: IsoDate): boolean {
  const { firstDay, days } = timetable;
  if (firstDay === undefined) return false;
  const day = daysBetween(firstDay, date);
  return day >= 0 && day < days && feedsCovering(timetable, date).length > 0;
}

/**
 * The season of the railways that a date is in: a new timetable begins on the days after the second
 * Saturdays of June and December, all over Europe. The number rises from season to season.
 */
export function seasonOf(date: IsoDate): number {
  const year = Number(date.slice(0, 4));
  const begun = (['06', '12'] as const).filter((month) => {
    const first: IsoDate = `${year}-${month}-01`;
    const firstSaturday = addDays(first, (SATURDAY - weekdayOf(first) + WEEK_DAYS) % WEEK_DAYS);
    return addDays(firstSaturday, WEEK_DAYS + 1) <= date;
  });
  return 2 * year + begun.length;
}

/** The feeds of a timetable that were published for a date. */
export function feedsCovering(timetable: Timetable, date: IsoDate): Timetable['feeds'] {
  return timetable.feeds.filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);
}

/** The day of the usual week that represents a date: Sunday for a public holiday. */
export function usualDayOf(date: IsoDate): Weekday {
  return isItalianHoliday(date) ? SUNDAY : weekdayOf(date);
}

/** The day whose trains are searched for a requested one: a date without a feed is a usual day. */
export function searchedDay(timetable: Timetable, day: Day): Day {
  return typeof day === 'string' && !coversDate(timetable, day) ? usualDayOf(day) : day;
}
