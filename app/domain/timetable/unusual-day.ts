import { isItalianHoliday } from '#app/domain/search/holidays.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { coversDate, weekdayOf } from './days.ts';
import { countTrains } from './figures.ts';
import type { Journey } from './journey.ts';
import { fastestOf } from './journeys-of-day.ts';
import type { Planner } from './planner.ts';
import { SUNDAY } from './timetable.ts';

/** A day with fewer of the usual trains than this share is unusual, if so many are missing. */
const USUAL_SHARE = 0.5;
const LEAST_MISSING = 3;
/** A day is unusual if its fastest journey takes longer than usual by both of these. */
const SLOW_FACTOR = 1.2;
const SLOW_MINUTES = 20;

/** How a date differs from the usual days of a pair. */
export interface UnusualDay {
  /** The trains of the date, and the usual ones. */
  readonly few: { readonly count: number; readonly usual: number } | undefined;
  /** The fastest journey of the date and the usual one, in minutes. */
  readonly slow: { readonly minutes: number; readonly usual: number } | undefined;
}

/**
 * Compares the trains of a date with those of the same day of a usual week, direct ones where there
 * are any. A public holiday may also be like a Sunday.
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
  const trains = planner.trainsOfDay(from, to, date);
  const days = isItalianHoliday(date) ? [weekdayOf(date), SUNDAY] : [weekdayOf(date)];
  const usuals = days.map((day) => planner.trainsOfDay(from, to, day));
  // Both must be missed: a holiday may be like either.
  const fews = usuals.map((usual) => fewerOf(trains, usual));
  const slows = usuals.map((usual) => slowerOf(trains, usual));
  const few = fews.every(Boolean) ? fews.at(-1) : undefined;
  const slow = slows.every(Boolean) ? slows.at(-1) : undefined;
  return few || slow ? { few, slow } : undefined;
}

function fewerOf(trains: readonly Journey[], usual: readonly Journey[]): UnusualDay['few'] {
  const [ofDate, ofUsual] = [countTrains(trains), countTrains(usual)];
  const [count, expected] =
    ofUsual.direct > 0 ? [ofDate.direct, ofUsual.direct] : [ofDate.all, ofUsual.all];
  const isFew = count < expected * USUAL_SHARE && expected - count >= LEAST_MISSING;
  return isFew ? { count, usual: expected } : undefined;
}

function slowerOf(trains: readonly Journey[], usual: readonly Journey[]): UnusualDay['slow'] {
  const [minutes, expected] = [trains, usual].map((day) => fastestOf(day)?.durationMinutes);
  if (minutes === undefined || expected === undefined) return undefined;
  const isSlow = minutes > expected * SLOW_FACTOR && minutes >= expected + SLOW_MINUTES;
  return isSlow ? { minutes, usual: expected } : undefined;
}
