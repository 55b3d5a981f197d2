import { operatorOf } from '#app/data/operators/find-operator.ts';
import { TIMETABLE_LIMITS } from '#app/data/timetable/timetable-header.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { DAY_MINUTES, type TrainKind } from '#app/domain/timetable/timetable.ts';
import type { FeedTables, Row } from './feed-tables.ts';
import { type RepeatedRuns, readFrequencies } from './frequencies.ts';
import { type MatchedStops, matchStops } from './match-stops.ts';
import { plainText } from './plain-text.ts';
import { Refused } from './refused.ts';
import { readServiceDays } from './service-days.ts';
import { haveRisingTimes, type TripStop } from './trip.ts';
import { createTripCalls, type TripCalls } from './trip-calls.ts';

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

const KINDS: Readonly<Record<string, TrainKind>> = {
  FR: 'frecciarossa',
  FA: 'frecciargento',
  FB: 'frecciabianca',
  IC: 'intercity',
  ICN: 'intercity-notte',
  EC: 'eurocity',
  EN: 'euronight',
  EXP: 'espresso',
  REG: 'regionale',
  RV: 'regionale-veloce',
  MET: 'metropolitano',
  SFM: 'sfm',
  FL: 'regionale',
  TER: 'regionale',
  BUS: 'bus',
};

/** Such as 9519, FR 9519, IC-505, TOM02, FI18M and 12/13, a train that changes its number. */
const TRAIN_NUMBER = /^(?:[A-Z]{1,4}[ -]?)?\d{1,6}[A-Z]?(?:[/-]\d{1,6})?$/i;

/** A trip of the table, before its stops are read. */
interface TripRow extends FeedRoute {
  /** Its place among the trips that are kept. */
  readonly place: number;
  readonly number: string;
  readonly days: bigint;
}

/** The properties that the trips of a route have in common. */
interface FeedRoute {
  readonly kind: TrainKind;
  readonly company: string;
}

/**
 * Reads the trains of a feed, and the buses of companies that run trains.
 *
 * @throws Refused with the fault when the feed has no trains, or more than are read
 */
export async function readFeed(feed: FeedTables, today: IsoDate): Promise<ReadFeed> {
  const { name, count } = feed;
  const stops: Row[] = [];
  await feed.read('stops', (row) => {
    count.add('stops', name);
    stops.push(row);
  });
  const matched = matchStops(stops);
  const agencies = await readAgencies(feed);
  const shownName = nameOf(agencies, name);
  const routes = await readRoutes(feed, agencies, shownName);
  const services = await readServiceDays(feed, today);
  const rows = new Map<string, TripRow>();
  let trains = 0;
  await feed.read('trips', (row) => {
    const id = row.trip_id ?? '';
    const route = routes.get(row.route_id ?? '');
    const days = services.get(row.service_id ?? '');
    if (route !== undefined) trains += 1;
    if (route === undefined || days === undefined || rows.has(id)) return;
    count.add('trips', name);
    const number = numberOf(row.trip_short_name ?? '') || numberOf(digitsOf(row.trip_headsign));
    rows.set(id, { ...route, place: rows.size, number, days });
  });
  if (trains === 0) throw new Refused(`${name} has no trains: no trip has a route that is rail`);
  if (rows.size === 0)
    throw new Refused(
      `${name} has no days for its ${trains} trains: no calendar has their services`,
    );
  const repeated = await readFrequencies(feed, rows);
  const calls = await readCalls(feed, { trips: rows, repeated }, matched);
  const trips = [...rows].flatMap(([id, row]) => {
    const listed = calls.of(row.place);
    const runs = repeated.get(id)?.of(listed);
    if (!runs) return tripOf(row, listed);
    // The listed stops were counted as they were read, those of the runs were not.
    for (let events = runs.length * listed.length; events > 0; events -= 1)
      count.add('events', name);
    return runs.flatMap((stops) => tripOf(row, stops));
  });
  const changeMinutes = await readTransfers(feed, matched);
  return { name: shownName, stops: matched, trips, changeMinutes };
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

async function readAgencies(feed: FeedTables): Promise<ReadonlyMap<string, string>> {
  const agencies = new Map<string, string>();
  await feed.read('agency', (row) => {
    feed.count.add('agency', feed.name);
    agencies.set(row.agency_id ?? '', row.agency_name ?? '');
  });
  return agencies;
}

/** The name of the only company, else the name of the feed. */
function nameOf(agencies: ReadonlyMap<string, string>, feedName: string): string {
  const [first = '', ...others] = new Set(agencies.values());
  const company = others.length === 0 ? operatorOf(first)?.name.en : undefined;
  return company ?? plainText(feedName).slice(0, TIMETABLE_LIMITS.nameLength);
}

/**
 * Each route that is rail (types 2, 100 to 117) or a replacement bus (type 714, or a bus of a
 * company with trains).
 *
 * @param feedName in place of a company that is not in the list: a feed's words are never shown
 */
async function readRoutes(
  feed: FeedTables,
  agencies: ReadonlyMap<string, string>,
  feedName: string,
): Promise<ReadonlyMap<string, FeedRoute>> {
  const routes: Row[] = [];
  await feed.read('routes', (row) => {
    feed.count.add('routes', feed.name);
    routes.push(row);
  });
  const isRail = ({ route_type }: Row) => route_type === '2' || /^1[01]\d$/.test(route_type ?? '');
  const companies = new Set(routes.filter(isRail).map(({ agency_id }) => agency_id));
  if (companies.size === 0)
    throw new Refused(`${feed.name} has no trains: none of its ${routes.length} routes is rail`);
  const isReplacement = ({ route_type, agency_id }: Row) =>
    route_type === '714' || (route_type === '3' && companies.has(agency_id));
  return new Map(
    routes.flatMap((row): [string, FeedRoute][] => {
      // A feed with a single company may leave `agency_id` out (GTFS).
      const [onlyAgency] = agencies.size === 1 ? agencies.values() : [];
      const agency = agencies.get(row.agency_id ?? '') ?? onlyAgency;
      const operator = agency === undefined ? undefined : operatorOf(agency);
      const company = operator?.name.en ?? feedName;
      const id = row.route_id ?? '';
      if (isReplacement(row)) return [[id, { kind: 'bus', company }]];
      if (!isRail(row)) return [];
      const [letters = ''] = /^[A-Za-z]+/.exec(row.route_short_name ?? '') ?? [];
      const unnamed = operator?.isRegional ? 'regionale' : 'train';
      const kind = KINDS[letters.toUpperCase()] ?? unnamed;
      return [[id, { kind: operator?.id === 'italo' ? 'italo' : kind, company }]];
    }),
  );
}

/** `transfer_type` of a change that takes `min_transfer_time`. */
const TIMED_TRANSFER = '2';

/**
 * The minutes of a change of trains that the feed itself gives for a station, whatever the trains.
 * Where its stops have several, the longest counts.
 */
async function readTransfers(
  feed: FeedTables,
  { stations }: MatchedStops,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  await feed.read('transfers', (row) => {
    const station = stations.get(row.from_stop_id ?? '');
    const isWithin = station !== undefined && station === stations.get(row.to_stop_id ?? '');
    const isOfSome = [row.from_route_id, row.to_route_id, row.from_trip_id, row.to_trip_id].some(
      Boolean,
    );
    if (!isWithin || isOfSome || row.transfer_type !== TIMED_TRANSFER) return;
    const minutes = Math.ceil(Number(row.min_transfer_time || Number.NaN) / 60);
    if (!(minutes >= 1 && minutes <= TIMETABLE_LIMITS.change)) return;
    found.set(station, Math.max(minutes, found.get(station) ?? 0));
  });
  return found;
}

/** The minutes of a time such as 25:10:30, which may be past midnight; undefined without a time. */
function minutesOf(text: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d):\d\d$/.exec(text ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** The trips of a feed by id, and the runs of those that stand for several. */
interface ReadTrips {
  readonly trips: ReadonlyMap<string, TripRow>;
  readonly repeated: ReadonlyMap<string, RepeatedRuns>;
}

async function readCalls(
  feed: FeedTables,
  { trips, repeated }: ReadTrips,
  { stations }: MatchedStops,
): Promise<TripCalls> {
  const calls = createTripCalls();
  const found = { trips: 0, times: 0 };
  await feed.read('stop_times', (row) => {
    const trip = trips.get(row.trip_id ?? '')?.place;
    const station = stations.get(row.stop_id ?? '');
    const departure = minutesOf(row.departure_time) ?? minutesOf(row.arrival_time);
    const arrival = minutesOf(row.arrival_time) ?? departure;
    if (trip !== undefined) found.trips += 1;
    if (trip !== undefined && arrival !== undefined) found.times += 1;
    if (departure !== undefined)
      repeated.get(row.trip_id ?? '')?.addStop(Number(row.stop_sequence), departure);
    if (
      trip === undefined ||
      station === undefined ||
      arrival === undefined ||
      departure === undefined
    )
      return;
    feed.count.add('events', feed.name);
    const boarding = (row.pickup_type === '1' ? 0 : 1) + (row.drop_off_type === '1' ? 0 : 2);
    calls.add(trip, Number(row.stop_sequence), { station, arrival, departure, boarding });
  });
  if (found.trips === 0)
    throw new Refused(`${feed.name} has a stop_times.txt without its ${trips.size} trains`);
  if (found.times === 0)
    throw new Refused(`${feed.name} has no times that can be read, such as 25:10:00`);
  return calls;
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
