import { entryAt } from '#app/domain/entries.ts';
import { type IsoDate, parseIsoDate, utcMidnight } from '#app/domain/search/iso-date.ts';
import { WEEK_DAYS } from '#app/domain/timetable/timetable.ts';
import type { FeedTables } from './feed-tables.ts';
import { Refused } from './refused.ts';

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
/** The day of the week of 1 January 1970, a Thursday. */
const FIRST_WEEKDAY = 3;
/** The days of a feed that are kept, before and after today. */
const KEPT_DAYS = { before: 400, after: 600 };
const WINDOW_DAYS = KEPT_DAYS.before + KEPT_DAYS.after;

/** A day as the number of days since 1970. */
export function dayNumber(date: IsoDate): number {
  return utcMidnight(date).getTime() / DAY_MS;
}

/** The day of the week of a number of days since 1970: 0 for Monday. */
export function weekdayOfDay(day: number): number {
  return (day + FIRST_WEEKDAY) % WEEK_DAYS;
}

/** The date of a number of days since 1970. */
export function dateOf(day: number): IsoDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10) as IsoDate;
}

function readDate(text: string | undefined): number | undefined {
  const date = text && parseIsoDate(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
  return date ? dayNumber(date) : undefined;
}

/** The first day that is kept of feeds, as days since 1970. It has the lowest bit of a service. */
export function firstKeptDay(today: IsoDate): number {
  return dayNumber(today) - KEPT_DAYS.before;
}

/**
 * Reads the days of each service from the calendar and its exceptions: one bit for each day, the
 * lowest for `firstKeptDay`. Services without a day between the first and last kept day are left
 * out.
 *
 * @throws Refused when there are too many services, or none has a day
 */
export async function readServiceDays(
  feed: FeedTables,
  today: IsoDate,
): Promise<ReadonlyMap<string, bigint>> {
  const start = firstKeptDay(today);
  const services = new Map<string, Uint8Array>();
  const daysOf = (service: string) => {
    const known = services.get(service);
    if (known) return known;
    feed.count.add('services', feed.name);
    const days = new Uint8Array(Math.ceil(WINDOW_DAYS / 8));
    services.set(service, days);
    return days;
  };
  const found = { rows: 0, unreadable: 0, weekdays: 0, dates: 0 };
  await feed.read('calendar', (row) => {
    found.rows += 1;
    const [service, from, to] = [row.service_id, readDate(row.start_date), readDate(row.end_date)];
    if (service === undefined || from === undefined || to === undefined) {
      found.unreadable += 1;
      return;
    }
    const days = daysOf(service);
    const runs = WEEKDAYS.map((weekday) => row[weekday] === '1');
    if (runs.includes(true)) found.weekdays += 1;
    const last = Math.min(to, start + WINDOW_DAYS - 1);
    for (let day = Math.max(from, start); day <= last; day++) {
      if (runs[weekdayOfDay(day)]) addDay(days, day - start);
    }
  });
  await feed.read('calendar_dates', (row) => {
    found.rows += 1;
    const [service, day] = [row.service_id, readDate(row.date)];
    if (service === undefined || day === undefined) {
      found.unreadable += 1;
      return;
    }
    const isAdded = row.exception_type !== '2';
    if (isAdded) found.dates += 1;
    if (day < start || day >= start + WINDOW_DAYS) return;
    const changeDay = isAdded ? addDay : removeDay;
    changeDay(daysOf(service), day - start);
  });
  const bits = new Map<string, bigint>();
  for (const [service, days] of services) {
    const kept = bitsOf(days);
    if (kept > 0n) bits.set(service, kept);
    services.delete(service);
  }
  if (bits.size === 0) throw new Refused(`${feed.name} ${withoutDays(found, today)}`);
  return bits;
}

/** Why no service has a day. */
function withoutDays(
  found: Readonly<Record<'rows' | 'unreadable' | 'weekdays' | 'dates', number>>,
  today: IsoDate,
): string {
  if (found.rows === 0) return 'has no days: its calendars are empty';
  if (found.unreadable === found.rows) return 'has calendars whose dates cannot be read';
  if (found.weekdays + found.dates === 0) return 'has no days: its calendars have zeros only';
  return `has no train within a year of ${today}`;
}

function addDay(days: Uint8Array, day: number): void {
  days[day >> 3] = entryAt(days, day >> 3) | (1 << (day & 7));
}

function removeDay(days: Uint8Array, day: number): void {
  days[day >> 3] = entryAt(days, day >> 3) & ~(1 << (day & 7));
}

/** The bits of days as one number, the first day lowest. */
function bitsOf(days: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(days).reverse().toString('hex')}`);
}
