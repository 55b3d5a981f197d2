import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { encodeTimetable } from './encode.ts';
import { keepUsualForms, runTogether, uniteDays } from './merge-trips.ts';
import type { ReadFeed } from './read-feed.ts';
import { Refused } from './refused.ts';
import { dateOf, dayNumber, firstKeptDay } from './service-days.ts';
import type { Trip } from './trip.ts';

// Longer feeds are cut off after this many days.
const MOST_DAYS = 400;
// Two feeds may differ a little about the same departure.
const SAME_MINUTES = 5;

/**
 * Joins feeds into one timetable of dates, beginning with the day before today. A train in two
 * feeds is taken from the first.
 */
export function joinFeeds(feeds: readonly ReadFeed[], today: IsoDate): Uint8Array {
  const periods = feeds.map((feed) => periodOf(feed, today));
  // Trains of the day before today still run after midnight.
  const first = Math.max(dayNumber(today) - 1, Math.min(...periods.map((period) => period.first)));
  const days = Math.min(MOST_DAYS, Math.max(...periods.map((period) => period.last)) - first + 1);
  const earlier = BigInt(first - firstKeptDay(today));
  const mask = (1n << BigInt(days)) - 1n;
  const trips = feeds.flatMap((feed, at) =>
    feed.trips.flatMap((trip): Trip[] => {
      const bits = (trip.days >> earlier) & mask;
      return bits === 0n ? [] : [{ ...trip, days: bits, feed: at }];
    }),
  );
  const united = [...uniteDays(trips).keys()];
  return encodeTimetable(feeds.length > 1 ? keepUsualForms(united, areOne) : united, {
    firstDay: dateOf(first),
    days,
    feeds: feeds.map(({ name }, at) => ({
      name,
      firstDay: dateOf(periods[at]?.first ?? first),
      lastDay: dateOf(periods[at]?.last ?? first),
    })),
  });
}

/** The first and last day of a feed's trains, as days since 1970. */
function periodOf({ name, trips }: ReadFeed, today: IsoDate): { first: number; last: number } {
  const bits = trips.reduce((all, { days }) => all | days, 0n);
  if (bits === 0n) throw new Refused(`${name} has no train that calls at two stations of the list`);
  const written = bits.toString(2);
  const start = firstKeptDay(today);
  const first = start + written.length - 1 - written.lastIndexOf('1');
  const last = start + written.length - 1;
  if (last < dayNumber(today))
    throw new Refused(`${name} is over: its last train ran on ${dateOf(last)}`);
  return { first, last };
}

/**
 * Whether trips of two feeds are one train: same number, two shared stations, one same departure.
 */
function areOne(one: Trip, other: Trip): boolean {
  if (one.feed === other.feed || one.number === '' || !runTogether(one, other)) return false;
  return one.stops.some(({ station, departure }) =>
    other.stops.some(
      (stop) => stop.station === station && Math.abs(stop.departure - departure) <= SAME_MINUTES,
    ),
  );
}
