import { type IsoDate, parseIsoDate, utcMidnight } from '#app/domain/search/iso-date.ts';
import { weekdayOf } from '#app/domain/timetable/days.ts';
import type { FeedTables } from './feed-tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
// More than the year of a timetable. A calendar without an end would otherwise fill the memory.
const MOST_DAYS = 800;

/** A day as the number of days since 1970. */
export function dayNumber(date: IsoDate): number {
  return utcMidnight(date).getTime() / DAY_MS;
}

/** The date of a number of days since 1970. */
export function dateOf(day: number): IsoDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10) as IsoDate;
}

function readDate(text: string | undefined): number | undefined {
  const date = parseIsoDate((text ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
  return date && dayNumber(date);
}

/** Reads the days of each service from the calendar and its exceptions, as days since 1970. */
export async function readServiceDays(
  feed: FeedTables,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const services = new Map<string, Set<number>>();
  const daysOf = (service: string) => {
    const days = services.get(service) ?? new Set<number>();
    services.set(service, days);
    return days;
  };
  await feed.read('calendar', (row) => {
    const [first, last] = [readDate(row.start_date), readDate(row.end_date)];
    if (first === undefined || last === undefined) return;
    const days = daysOf(row.service_id ?? '');
    for (let day = first; day <= Math.min(last, first + MOST_DAYS); day++) {
      if (row[WEEKDAYS[weekdayOf(dateOf(day))]] === '1') days.add(day);
    }
  });
  await feed.read('calendar_dates', (row) => {
    const day = readDate(row.date);
    if (day === undefined) return;
    if (row.exception_type === '2') daysOf(row.service_id ?? '').delete(day);
    else daysOf(row.service_id ?? '').add(day);
  });
  return services;
}
