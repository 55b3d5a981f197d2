import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { DAY_MINUTES, type TrainKind } from '#app/domain/timetable/timetable.ts';
import { type FeedRoute, type FeedRoutes, readRoutes } from './feed-routes.ts';
import { readStopTimes } from './feed-stop-times.ts';
import type { FeedTables, Row } from './feed-tables.ts';
import { readTransfers } from './feed-transfers.ts';
import { readFrequencies } from './frequencies.ts';
import { type MatchedStops, matchStops } from './match-stops.ts';
import { Refused } from './refused.ts';
import { readServiceDays } from './service-days.ts';
import { haveRisingTimes, type TripStop } from './trip.ts';

/** A train of a feed. */
export interface FeedTrip {
  /** The railway company's name, as pages show it. */
  readonly company: string;
  readonly number: string;
  readonly kind: TrainKind;
  /** One bit for each day, the lowest for `firstKeptDay`. */
  readonly days: bigint;
  /** The days of its calendar, where it leaves after midnight of them. */
  readonly calendarDays?: bigint;
  readonly stops: readonly TripStop[];
}

/** The content of a feed. */
export interface ReadFeed {
  /** The railway company, or the feed's own name where it has several. */
  readonly name: string;
  readonly trips: readonly FeedTrip[];
  readonly stops: MatchedStops;
  /** The feed's own minutes of a change of trains, by station. */
  readonly changeMinutes: ReadonlyMap<string, number>;
}

/** Such as 9519, FR 9519, IC-505, TOM02, FI18M and 12/13, a train that changes its number. */
const TRAIN_NUMBER = /^(?:[A-Z]{1,4}[ -]?)?\d{1,6}[A-Z]?(?:[/-]\d{1,6})?$/i;

/** A trip of the table, before its stops are read. */
interface TripRow extends FeedRoute {
  /** Its place among the trips that are kept. */
  readonly place: number;
  readonly number: string;
  readonly days: bigint;
}

/**
 * Reads the trains of a feed, and the buses of companies that run trains.
 *
 * @throws Refused with the fault when the feed has no trains, or more than are read
 */
export async function readFeed(feed: FeedTables, today: IsoDate): Promise<ReadFeed> {
  const stops = await readStops(feed);
  const { name, routes } = await readRoutes(feed);
  const services = await readServiceDays(feed, today);
  const rows = await readTripRows(feed, routes, services);
  const repeated = await readFrequencies(feed, rows);
  const calls = await readStopTimes(feed, { trips: rows, repeated }, stops);
  const trips = [...rows].flatMap(([id, row]) => {
    const listed = calls.of(row.place);
    const runs = repeated.get(id)?.of(listed);
    if (!runs) return tripOf(row, listed);
    // The listed stops were counted as they were read, those of the runs were not.
    feed.count.add('events', feed.name, runs.length * listed.length);
    return runs.flatMap((stopsOfRun) => tripOf(row, stopsOfRun));
  });
  return { name, stops, trips, changeMinutes: await readTransfers(feed, stops) };
}

async function readStops(feed: FeedTables): Promise<MatchedStops> {
  const rows: Row[] = [];
  await feed.read('stops', (row) => {
    feed.count.add('stops', feed.name);
    rows.push(row);
  });
  return matchStops(rows);
}

/** The trips by id that have a route and days; of several with one id the first. */
async function readTripRows(
  feed: FeedTables,
  routes: FeedRoutes['routes'],
  services: ReadonlyMap<string, bigint>,
): Promise<ReadonlyMap<string, TripRow>> {
  const rows = new Map<string, TripRow>();
  let trains = 0;
  await feed.read('trips', (row) => {
    const id = row.trip_id ?? '';
    const route = routes.get(row.route_id ?? '');
    const days = services.get(row.service_id ?? '');
    if (route !== undefined) trains += 1;
    if (route === undefined || days === undefined || rows.has(id)) return;
    feed.count.add('trips', feed.name);
    const number = numberOf(row.trip_short_name ?? '') || numberOf(digitsOf(row.trip_headsign));
    rows.set(id, { ...route, place: rows.size, number, days });
  });
  if (trains === 0)
    throw new Refused(`${feed.name} has no trains: no trip has a route that is rail`);
  if (rows.size === 0)
    throw new Refused(
      `${feed.name} has no days for its ${trains} trains: no calendar has their services`,
    );
  return rows;
}

/** SNCF writes a train's number where others have its destination. */
function digitsOf(headsign = ''): string {
  return /^\d{3,6}$/.test(headsign.trim()) ? headsign : '';
}

/** The number of a train, or none for other text: a feed's words are never shown. */
function numberOf(written: string): string {
  const text = written.trim();
  return TRAIN_NUMBER.test(text) ? text : '';
}

function tripOf({ number, kind, company, days }: TripRow, timed: readonly TripStop[]): FeedTrip[] {
  const kept = withoutRepeats(timed);
  const first = kept[0];
  if (first === undefined || kept.length < 2 || !haveRisingTimes(kept)) return [];
  // Times may count from an earlier day than that of the departure.
  const later = Math.floor(first.departure / DAY_MINUTES);
  if (later === 0) return [{ number, kind, company, days, stops: kept }];
  const stops = kept.map((stop) => ({
    ...stop,
    arrival: stop.arrival - later * DAY_MINUTES,
    departure: stop.departure - later * DAY_MINUTES,
  }));
  const shifted = days << BigInt(later);
  return [{ number, kind, company, days: shifted, calendarDays: days, stops }];
}

/** Merges consecutive stops at the same station. */
function withoutRepeats(stops: readonly TripStop[]): readonly TripStop[] {
  const kept: TripStop[] = [];
  for (const stop of stops) {
    const last = kept.at(-1);
    if (last?.station !== stop.station) kept.push(stop);
    else
      kept[kept.length - 1] = {
        ...last,
        departure: stop.departure,
        boarding: last.boarding | stop.boarding,
      };
  }
  return kept;
}
