import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { WEEK_DAYS } from '#app/domain/timetable/timetable.ts';
import { encodeTimetable } from './encode.ts';
import { keepTrainsOnce, shiftDates, shiftWeekdays } from './keep-trains-once.ts';
import { uniteDays } from './merge-trips.ts';
import type { ReadFeed } from './read-feed.ts';
import { Refused } from './refused.ts';
import { dateOf, dayNumber, firstKeptDay } from './service-days.ts';
import type { Trip } from './trip.ts';
import { usualWeekOf, withWholeRuns } from './usual-week.ts';

/** Longer feeds are cut off after this many days. */
const MOST_DAYS = 400;

/**
 * Joins feeds into one timetable of dates, beginning with the day before today. A feed of several
 * companies is one for each of them. A train in several feeds is listed once.
 *
 * @throws Refused when a feed has no train, or none from today on
 */
export function joinFeeds(feeds: readonly ReadFeed[], today: IsoDate): Uint8Array {
  const periods = feeds.map((feed) => feedPeriod(feed, today));
  // Trains of the day before today still run after midnight.
  const first = Math.max(dayNumber(today) - 1, Math.min(...periods.map((period) => period.first)));
  const lastRun = Math.max(...periods.map((period) => period.lastRun));
  const days = Math.min(MOST_DAYS, lastRun - first + 1);
  const earlier = BigInt(first - firstKeptDay(today));
  const mask = (1n << BigInt(days)) - 1n;
  const parts = feeds.flatMap(({ trips }, at) =>
    [...Map.groupBy(trips, ({ company }) => company)].map(([name, ofCompany]) => ({
      name,
      trips: ofCompany,
      firstDay: dateOf(periods[at]?.first ?? first),
      lastDay: dateOf(periods[at]?.last ?? first),
    })),
  );
  const kept = parts.map(({ trips }, at) =>
    trips.flatMap(({ number, kind, stops, days }): Trip[] => {
      const bits = (days >> earlier) & mask;
      return bits === 0n ? [] : [{ number, kind, stops, days: bits, feed: at }];
    }),
  );
  const dated = keepTrainsOnce(withOrigins(kept.map(unite)), shiftDates);
  const usual = usualTrains(parts.length, dated, first);
  return encodeTimetable(unite([...withWeekBits(dated), ...usual]), {
    firstDay: dateOf(first),
    days,
    feeds: parts.map(({ trips: _, ...feed }) => feed),
    changeMinutes: longestChanges(feeds),
  });
}

/** The feeds' own minutes of a change, by station: the longest of all feeds. */
function longestChanges(feeds: readonly ReadFeed[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const [station, minutes] of feeds.flatMap(({ changeMinutes }) => [...changeMinutes]))
    longest.set(station, Math.max(minutes, longest.get(station) ?? 0));
  return longest;
}

/** Numbers the trips of all feeds. */
function withOrigins(feeds: readonly (readonly Trip[])[]): readonly (readonly Trip[])[] {
  let count = 0;
  return feeds.map((trips) =>
    trips.map((trip) => ({ ...trip, origin: { trip: count++, daysLater: 0 } })),
  );
}

const unite = (trips: readonly Trip[]) => [...uniteDays(trips).keys()];

/** Trips with the bits of a usual week, all zero, below those of their dates. */
function withWeekBits(dated: readonly Trip[]): readonly Trip[] {
  return dated.map((trip) => ({ ...trip, days: trip.days << BigInt(WEEK_DAYS) }));
}

/**
 * The trains of a usual week: those of each feed by its own dates, so that a short feed neither
 * hides the trains of a longer one nor loses its own. A train may be in one feed in some weeks and
 * in another in later weeks, so duplicates are removed here too. A train that a longer feed cuts at
 * the border has its whole run, even if the dates of the usual week are after the shorter feed.
 *
 * @param dated the trains of all feeds, each once
 * @param first the first date, as days since 1970
 */
function usualTrains(feeds: number, dated: readonly Trip[], first: number): Trip[] {
  const byFeed = Array.from({ length: feeds }, (_, feed) =>
    dated.filter((trip) => trip.feed === feed),
  );
  return keepTrainsOnce(
    byFeed.map((trips) => unite(withWholeRuns(usualWeekOf(trips, first), trips, first))),
    shiftWeekdays,
  );
}

/**
 * The first and last day of a feed, and the last on which a train leaves, as days since 1970. A
 * train that leaves after midnight of the last day does not make the next one a day of the feed.
 *
 * @throws Refused when the feed has no train, or none from today on
 */
export function feedPeriod(
  { name, trips }: ReadFeed,
  today: IsoDate,
): { first: number; last: number; lastRun: number } {
  const bits = trips.reduce((all, { days, calendarDays = days }) => all | calendarDays, 0n);
  if (bits === 0n) throw new Refused(`${name} has no train that calls at two stations of the list`);
  const written = bits.toString(2);
  const start = firstKeptDay(today);
  const first = start + written.length - 1 - written.lastIndexOf('1');
  const last = start + written.length - 1;
  if (last < dayNumber(today))
    throw new Refused(`${name} is over: its last train ran on ${dateOf(last)}`);
  const runs = trips.reduce((all, { days }) => all | days, 0n);
  return { first, last, lastRun: start + runs.toString(2).length - 1 };
}
