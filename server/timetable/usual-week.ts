import { WEEK_DAYS, WEEKDAYS } from '#app/domain/timetable/timetable.ts';
import { FIRST_WEEKDAY } from './service-days.ts';
import type { Trip } from './trip.ts';

/**
 * The trips of a feed's usual week, with the days of the week in place of dates. Each day of the
 * week is represented by that date of the feed that has the median number of trips: holidays have
 * fewer, days before them more.
 *
 * @param trips of one feed, one bit for each date
 * @param first the date of the lowest bit, as days since 1970
 */
export function usualWeekOf(trips: readonly Trip[], first: number): Trip[] {
  const dates = usualDates(trips, first);
  return trips.flatMap((trip): Trip[] => {
    let days = 0n;
    for (const [weekday, date] of dates.entries())
      if (hasDay(trip.days, date)) days |= 1n << BigInt(weekday);
    return days === 0n ? [] : [{ ...trip, days }];
  });
}

/** The date of each day of the week, as days after the first; -1 for one without trips. */
function usualDates(trips: readonly Trip[], first: number): readonly number[] {
  const counts = tripsOfDates(trips);
  return WEEKDAYS.map((weekday) => {
    const dates = counts.flatMap((count, date) =>
      (first + date + FIRST_WEEKDAY) % WEEK_DAYS === weekday && count > 0 ? [{ count, date }] : [],
    );
    dates.sort((one, other) => one.count - other.count || one.date - other.date);
    return dates[dates.length >> 1]?.date ?? -1;
  });
}

function tripsOfDates(trips: readonly Trip[]): readonly number[] {
  // Many trips share their days.
  const byDays = Map.groupBy(trips, ({ days }) => days.toString(2));
  const counts: number[] = [];
  for (const [bits, { length }] of byDays) {
    for (const [at, bit] of [...bits].reverse().entries()) {
      counts[at] = (counts[at] ?? 0) + (bit === '1' ? length : 0);
    }
  }
  return counts;
}

function hasDay(days: bigint, date: number): boolean {
  return date >= 0 && ((days >> BigInt(date)) & 1n) === 1n;
}
