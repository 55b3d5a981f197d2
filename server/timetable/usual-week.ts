import { WEEKDAYS } from '#app/domain/timetable/timetable.ts';
import { shiftWeekdays } from './keep-trains-once.ts';
import { weekdayOfDay } from './service-days.ts';
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

/**
 * Trips of a usual week with the most stops that their trains have on any date of the same weekday:
 * a feed may cut a train at the border, and another one, with the rest of its run, may end before.
 *
 * Example: a train leaves Verona at 0:40 on Tuesdays and Wednesdays, `0b110`. Joined with another
 * feed's on Tuesday's date, it sets out from Munich on the Monday, one day earlier (`later` is -1),
 * so the fuller form has Mondays, `0b001`. These are the Tuesdays of the train, `0b010`: the result
 * is the fuller form on Mondays, `0b001`, and the train as it is on Wednesdays, `0b100`.
 *
 * @param usual of one feed, with days of the week
 * @param dated all trips of the feed, with dates: those that are joined with another feed's too
 * @param first the date of the lowest bit of those dates, as days since 1970
 */
export function withWholeRuns(
  usual: readonly Trip[],
  dated: readonly Trip[],
  first: number,
): Trip[] {
  const byOrigin = Map.groupBy(dated, ({ origin }) => origin?.trip);
  const masks = weekdayMasks(dated, first);
  return usual.flatMap((trip): readonly Trip[] => {
    const fuller = ((trip.origin && byOrigin.get(trip.origin.trip)) ?? [])
      .filter(({ stops }) => stops.length > trip.stops.length)
      .sort((one, other) => other.stops.length - one.stops.length);
    const parts: Trip[] = [];
    let daysLeft = trip.days;
    for (const form of fuller) {
      const later = (form.origin?.daysLater ?? 0) - (trip.origin?.daysLater ?? 0);
      const formDaysAsOfTrip = shiftWeekdays(weekdaysOf(form, masks), -later);
      const taken = daysLeft & formDaysAsOfTrip;
      if (taken === 0n) continue;
      daysLeft &= ~taken;
      parts.push({ ...form, days: shiftWeekdays(taken, later) });
    }
    if (daysLeft !== 0n) parts.push({ ...trip, days: daysLeft });
    return parts;
  });
}

/** The days of the week on which a trip of dates runs, one bit for each. */
function weekdaysOf({ days }: Trip, masks: readonly bigint[]): bigint {
  let weekdays = 0n;
  for (const [weekday, mask] of masks.entries())
    if ((days & mask) !== 0n) weekdays |= 1n << BigInt(weekday);
  return weekdays;
}

/** The dates of each day of the week, one bit for each. */
function weekdayMasks(trips: readonly Trip[], first: number): readonly bigint[] {
  const { length } = trips.reduce((all, { days }) => all | days, 0n).toString(2);
  return WEEKDAYS.map((weekday) => {
    let mask = 0n;
    for (let date = 0; date < length; date++)
      if (weekdayOfDay(first + date) === weekday) mask |= 1n << BigInt(date);
    return mask;
  });
}

/** The date of each day of the week, as days after the first; -1 for one without trips. */
function usualDates(trips: readonly Trip[], first: number): readonly number[] {
  const counts = tripsOfDates(trips);
  return WEEKDAYS.map((weekday) => {
    const dates = counts.flatMap((count, date) =>
      weekdayOfDay(first + date) === weekday && count > 0 ? [{ count, date }] : [],
    );
    dates.sort((one, other) => one.count - other.count || one.date - other.date);
    return dates[Math.floor(dates.length / 2)]?.date ?? -1;
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
