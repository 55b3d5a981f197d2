import { DAY_MINUTES } from './timetable.ts';

/** The minute of its own day of a time before the first midnight or after the next one. */
export function minuteOfDay(minutes: number): number {
  return ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/**
 * A time of a timetable on the station's clock.
 *
 * @param minutes after midnight; negative on the day before, 1,440 and more on the day after
 * @example clockTime(-20) // '23:40'
 */
export function clockTime(minutes: number): string {
  const ofDay = minuteOfDay(minutes);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}
