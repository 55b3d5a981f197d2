import { isItalianHoliday } from '#app/domain/search/holidays.ts';
import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { lowerMedian, upperMedian } from '../median.ts';
import { coversDate, feedsCovering, seasonOf, weekdayOf } from './days.ts';
import { countTrains, type TrainCount } from './figures.ts';
import type { Journey } from './journey.ts';
import { fastestOf } from './journeys-of-day.ts';
import type { Planner } from './planner.ts';
import { SUNDAY, type Timetable, type Weekday } from './timetable.ts';

/** An unusual day has less than this share of the usual trains, and lacks at least so many. */
const USUAL_SHARE = 0.5;
const LEAST_MISSING = 3;
/** A day is unusual if its fastest journey takes longer than usual by both of these. */
const SLOW_FACTOR = 1.2;
const SLOW_MINUTES = 20;
/** The days before and after a date, two weeks each, that may be compared with it. */
const NEARBY_DAYS = 14;

/** How a date differs from the usual days of a pair. */
export interface UnusualDay {
  /** The trains of the date, and the usual ones: the direct ones where there are any usually. */
  readonly few:
    | { readonly count: number; readonly usual: number; readonly areDirect: boolean }
    | undefined;
  /** The fastest journey of the date and the usual one, in minutes. */
  readonly slow: { readonly minutes: number; readonly usual: number } | undefined;
}

/** The usual trains of a day, as a date is compared with them. */
interface UsualDay {
  readonly count: TrainCount;
  /** Of the fastest journey; undefined without any. */
  readonly minutes: number | undefined;
}

/**
 * Compares the trains of a date with those of the same day of a usual week, direct ones where there
 * are any. A public holiday may also be like a Sunday. The usual week of a feed that goes across a
 * change of timetable is that of its longer part, and so a date is unusual only if it differs from
 * the same days of the weeks around it too, within its season and by the same feeds.
 *
 * @returns undefined for a date that is not unusual, or that no feed covers
 */
export function findUnusual(
  planner: Pick<Planner, 'timetable' | 'trainsOfDay'>,
  from: string,
  to: string,
  date: IsoDate,
): UnusualDay | undefined {
  if (!coversDate(planner.timetable, date)) return undefined;
  const tableOf = (day: IsoDate | Weekday) => usualOf(planner.trainsOfDay(from, to, day));
  const own = tableOf(date);
  const days = isItalianHoliday(date) ? [weekdayOf(date), SUNDAY] : [weekdayOf(date)];
  // The weeks around the date are searched only where it seems unusual.
  if (!differenceFrom(own, days.map(tableOf))) return undefined;
  const nearby = days.map((day) =>
    medianOf(datesAround(planner.timetable, date, day).map(tableOf)),
  );
  return differenceFrom(own, nearby);
}

/** How a day differs from usual ones; from each of them, since a holiday may be like any. */
function differenceFrom(
  own: UsualDay,
  usuals: readonly (UsualDay | undefined)[],
): UnusualDay | undefined {
  const fews = usuals.map((usual) => usual && fewerOf(own, usual));
  const slows = usuals.map((usual) => usual && slowerOf(own, usual));
  const few = fews.every(Boolean) ? fews.at(-1) : undefined;
  const slow = slows.every(Boolean) ? slows.at(-1) : undefined;
  return few || slow ? { few, slow } : undefined;
}

/** The ordinary dates of a day of the week around a date that are comparable with it. */
function datesAround(timetable: Timetable, date: IsoDate, day: Weekday): readonly IsoDate[] {
  const feedsOf = (covered: IsoDate) =>
    feedsCovering(timetable, covered)
      .map(({ name }) => name)
      .join();
  return Array.from({ length: 2 * NEARBY_DAYS + 1 }, (_, at) => addDays(date, at - NEARBY_DAYS))
    .filter((other) => other !== date && weekdayOf(other) === day && !isItalianHoliday(other))
    .filter((other) => seasonOf(other) === seasonOf(date) && coversDate(timetable, other))
    .filter((other) => feedsOf(other) === feedsOf(date));
}

function usualOf(trains: readonly Journey[]): UsualDay {
  return { count: countTrains(trains), minutes: fastestOf(trains)?.durationMinutes };
}

/** The median of some days, in case of doubt that which is less of an alarm. */
function medianOf(days: readonly UsualDay[]): UsualDay | undefined {
  if (days.length === 0) return undefined;
  const counts = days.map(({ count }) => count);
  return {
    count: {
      all: lowerMedian(counts.map(({ all }) => all)) ?? 0,
      direct: lowerMedian(counts.map(({ direct }) => direct)) ?? 0,
    },
    minutes: upperMedian(days.flatMap(({ minutes }) => minutes ?? [])),
  };
}

function fewerOf(own: UsualDay, usual: UsualDay): UnusualDay['few'] {
  const areDirect = usual.count.direct > 0;
  const [count, expected] = areDirect
    ? [own.count.direct, usual.count.direct]
    : [own.count.all, usual.count.all];
  const isFew = count < expected * USUAL_SHARE && expected - count >= LEAST_MISSING;
  return isFew ? { count, usual: expected, areDirect } : undefined;
}

function slowerOf(own: UsualDay, usual: UsualDay): UnusualDay['slow'] {
  const [minutes, expected] = [own.minutes, usual.minutes];
  if (minutes === undefined || expected === undefined) return undefined;
  const isSlow = minutes > expected * SLOW_FACTOR && minutes >= expected + SLOW_MINUTES;
  return isSlow ? { minutes, usual: expected } : undefined;
}
