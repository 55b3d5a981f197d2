import { DAY_MINUTES, type TrainKind } from '#app/domain/timetable/timetable.ts';
import type { FeedTables, Row } from './feed-tables.ts';
import { type MatchedStops, matchStops } from './match-stops.ts';
import { Refused } from './refused.ts';
import { readServiceDays } from './service-days.ts';
import type { TripStop } from './trip.ts';

/** A train of a feed with its days since 1970. */
export interface FeedTrip {
  readonly number: string;
  readonly kind: TrainKind;
  readonly days: ReadonlySet<number>;
  readonly stops: readonly TripStop[];
}

/** The content of a feed. */
export interface ReadFeed {
  /** The railway company. */
  readonly name: string;
  readonly trips: readonly FeedTrip[];
  readonly stops: MatchedStops;
}

interface TimedStop extends TripStop {
  readonly sequence: number;
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
  BUS: 'bus',
};

/**
 * Reads the trains of a feed, and the buses of companies that run trains.
 *
 * @throws Refused when the feed has no trains
 */
export async function readFeed(feed: FeedTables, name: string): Promise<ReadFeed> {
  const stops: Row[] = [];
  await feed.read('stops', (row) => stops.push(row));
  const matched = matchStops(stops);
  const agencies = await readAgencies(feed);
  const kinds = await readKinds(feed, agencies, name);
  const services = await readServiceDays(feed);
  const trips = new Map<string, Row>();
  await feed.read('trips', (row) => {
    if (kinds.has(row.route_id ?? '') && (services.get(row.service_id ?? '')?.size ?? 0) > 0) {
      trips.set(row.trip_id ?? '', row);
    }
  });
  const calls = await readCalls(feed, trips, matched);
  return {
    name: nameOf(agencies, name),
    stops: matched,
    trips: [...trips].flatMap(([id, row]): FeedTrip[] => {
      const timed = (calls.get(id) ?? []).sort((one, other) => one.sequence - other.sequence);
      const kept = withoutRepeats(timed);
      const first = kept[0];
      if (first === undefined || kept.length < 2 || hasFallingTimes(kept)) return [];
      // Times may count from an earlier day than that of the departure.
      const later = Math.floor(first.departure / DAY_MINUTES);
      const days = [...(services.get(row.service_id ?? '') ?? [])].map((day) => day + later);
      return [
        {
          number: (row.trip_short_name ?? '').slice(0, 20),
          kind: kinds.get(row.route_id ?? '') ?? 'train',
          days: new Set(days),
          stops: kept.map(({ station, arrival, departure, boarding }) => ({
            station,
            arrival: arrival - later * DAY_MINUTES,
            departure: departure - later * DAY_MINUTES,
            boarding,
          })),
        },
      ];
    }),
  };
}

async function readAgencies(feed: FeedTables): Promise<ReadonlyMap<string, string>> {
  const agencies = new Map<string, string>();
  await feed.read('agency', (row) => agencies.set(row.agency_id ?? '', row.agency_name ?? ''));
  return agencies;
}

/** The name of the only company, else the name of the feed. */
function nameOf(agencies: ReadonlyMap<string, string>, name: string): string {
  const names = new Set(agencies.values());
  const [first = ''] = names;
  return (names.size === 1 && first !== '' ? first : name).replace(/\p{Cc}/gu, ' ').slice(0, 80);
}

/**
 * The train kind of each route that is rail (types 2, 100 to 117) or a replacement bus (type 714,
 * or a bus of a company with trains).
 */
async function readKinds(
  feed: FeedTables,
  agencies: ReadonlyMap<string, string>,
  name: string,
): Promise<ReadonlyMap<string, TrainKind>> {
  const routes: Row[] = [];
  await feed.read('routes', (row) => routes.push(row));
  const isRail = ({ route_type }: Row) => route_type === '2' || /^1[01]\d$/.test(route_type ?? '');
  const companies = new Set(routes.filter(isRail).map(({ agency_id }) => agency_id));
  if (companies.size === 0)
    throw new Refused(`${name} has no trains: none of its ${routes.length} routes is rail`);
  const isReplacement = ({ route_type, agency_id }: Row) =>
    route_type === '714' || (route_type === '3' && companies.has(agency_id));
  return new Map(
    routes.flatMap((row): [string, TrainKind][] => {
      if (isReplacement(row)) return [[row.route_id ?? '', 'bus']];
      if (!isRail(row)) return [];
      const isItalo = /\b(italo|ntv)\b/i.test(agencies.get(row.agency_id ?? '') ?? '');
      const [letters = ''] = /^[A-Za-z]+/.exec(row.route_short_name ?? '') ?? [];
      return [[row.route_id ?? '', isItalo ? 'italo' : (KINDS[letters.toUpperCase()] ?? 'train')]];
    }),
  );
}

/** The minutes of a time such as 25:10:30, which may be past midnight; undefined without a time. */
function minutesOf(text: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d):\d\d$/.exec(text ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

async function readCalls(
  feed: FeedTables,
  trips: ReadonlyMap<string, unknown>,
  { stations }: MatchedStops,
): Promise<ReadonlyMap<string, TimedStop[]>> {
  const calls = new Map<string, TimedStop[]>();
  await feed.read('stop_times', (row) => {
    const id = row.trip_id ?? '';
    const station = stations.get(row.stop_id ?? '');
    const departure = minutesOf(row.departure_time) ?? minutesOf(row.arrival_time);
    const arrival = minutesOf(row.arrival_time) ?? departure;
    if (!trips.has(id) || station === undefined || arrival === undefined || departure === undefined)
      return;
    const boarding = (row.pickup_type === '1' ? 0 : 1) + (row.drop_off_type === '1' ? 0 : 2);
    const call = { station, arrival, departure, boarding, sequence: Number(row.stop_sequence) };
    const known = calls.get(id);
    if (known) known.push(call);
    else calls.set(id, [call]);
  });
  return calls;
}

/** Merges consecutive stops at the same station. */
function withoutRepeats(stops: readonly TimedStop[]): readonly TimedStop[] {
  const kept: TimedStop[] = [];
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

function hasFallingTimes(stops: readonly TripStop[]): boolean {
  const times = stops.flatMap(({ arrival, departure }) => [arrival, departure]).slice(1, -1);
  return times.some((time, at) => at > 0 && time < (times[at - 1] ?? 0));
}
