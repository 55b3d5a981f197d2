import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import { usualDayOf } from '#app/domain/timetable/days.ts';
import { DAY_MINUTES, type Weekday } from '#app/domain/timetable/timetable.ts';
import type { SocialPictureName } from './social-picture.ts';

const STEP_MINUTES = 15;
const NAME = /^([0-6])-([01]\d|2[0-3])(00|15|30|45)$/;

/**
 * The social picture of a minute of a day: of the nearest quarter of an hour on a day of the usual
 * week, so that there are 672 pictures in each language.
 *
 * @example nowPicture('2026-12-01', 490) // { kind: 'now', name: '1-0815' }
 */
export function nowPicture(day: IsoDate, minute: number): SocialPictureName {
  const latest = DAY_MINUTES - STEP_MINUTES;
  const quarter = Math.min(latest, Math.round(minute / STEP_MINUTES) * STEP_MINUTES);
  const time = clockTime(quarter).replace(':', '');
  return { kind: 'now', name: `${usualDayOf(day)}-${time}` };
}

/** Reads such a name; undefined for another one. */
export function readNowPicture(
  name: string,
): { readonly day: Weekday; readonly minute: number } | undefined {
  const [, day, hours, minutes] = NAME.exec(name) ?? [];
  if (day === undefined) return undefined;
  return { day: Number(day) as Weekday, minute: 60 * Number(hours) + Number(minutes) };
}
