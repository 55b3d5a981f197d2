import { DAY_MINUTES } from './timetable.ts';

/**
 * A time of a timetable on the station's clock.
 *
 * @param minutes after midnight; negative on the day before, 1,440 and more on the day after
 * @example clockTime(-20) // '23:40'
 */
export function clockTime(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}
