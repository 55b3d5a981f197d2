import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { encodeTimetable } from './encode.ts';
import { keepUsualForms, runTogether, uniteDays } from './merge-trips.ts';
import type { FeedTrip, ReadFeed } from './read-feed.ts';
import { Refused } from './refused.ts';
import { dateOf, dayNumber } from './service-days.ts';
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
  const periods = feeds.map(({ name, trips }) => periodOf(name, trips, dayNumber(today)));
  // Trains of the day before today still run after midnight.
  const first = Math.max(dayNumber(today) - 1, Math.min(...periods.map((period) => period.first)));
  const days = Math.min(MOST_DAYS, Math.max(...periods.map((period) => period.last)) - first + 1);
  const trips = feeds.flatMap((feed, at) =>
    feed.trips.flatMap((trip): Trip[] => {
      const bits = bitsOf(trip, first, days);
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

function periodOf(
  name: string,
  trips: readonly FeedTrip[],
  today: number,
): { first: number; last: number } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { days } of trips) {
    for (const day of days) {
      first = Math.min(first, day);
      last = Math.max(last, day);
    }
  }
  if (first > last)
    throw new Refused(`${name} has no train that calls at two stations of the list`);
  if (last < today) throw new Refused(`${name} is over: its last train ran on ${dateOf(last)}`);
  return { first, last };
}

function bitsOf({ days }: FeedTrip, first: number, count: number): bigint {
  let bits = 0n;
  for (const day of days)
    if (day >= first && day < first + count) bits |= 1n << BigInt(day - first);
  return bits;
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
