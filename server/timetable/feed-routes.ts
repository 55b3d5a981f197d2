import { operatorOf } from '#app/data/operators/find-operator.ts';
import type { Operator } from '#app/data/operators/schema.ts';
import { TIMETABLE_LIMITS } from '#app/data/timetable/timetable-header.ts';
import type { TrainKind } from '#app/domain/timetable/timetable.ts';
import type { FeedTables, Row } from './feed-tables.ts';
import { plainText } from './plain-text.ts';
import { Refused } from './refused.ts';

/** The properties that the trips of a route share. */
export interface FeedRoute {
  readonly kind: TrainKind;
  /** The railway company's name, as pages show it. */
  readonly company: string;
}

/** The routes of a feed whose trips are read. */
export interface FeedRoutes {
  /** The railway company, or the feed's own name where it has several. */
  readonly name: string;
  readonly routes: ReadonlyMap<string, FeedRoute>;
}

/** The names of companies by their ids. */
type Agencies = ReadonlyMap<string, string>;

/** The kinds of trains by the letters that begin the short name of a route. */
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

/**
 * Reads each route that is rail (types 2, 100 to 117) or a replacement bus (type 714, or a bus of a
 * company with trains), and the companies of a feed (`routes.txt`, `agency.txt`).
 *
 * @throws Refused when no route is rail, or there are more rows than are read
 */
export async function readRoutes(feed: FeedTables): Promise<FeedRoutes> {
  const agencies = await readAgencies(feed);
  const name = nameOf(agencies, feed.name);
  const rows: Row[] = [];
  await feed.read('routes', (row) => {
    feed.count.add('routes', feed.name);
    rows.push(row);
  });
  const companies = new Set(rows.filter(isRail).map(({ agency_id }) => agency_id));
  if (companies.size === 0)
    throw new Refused(`${feed.name} has no trains: none of its ${rows.length} routes is rail`);
  const routes = new Map<string, FeedRoute>();
  for (const row of rows) {
    const isOfRailway = companies.has(row.agency_id);
    const isReplacement = row.route_type === '714' || (row.route_type === '3' && isOfRailway);
    if (!isReplacement && !isRail(row)) continue;
    const operator = operatorOf(agencyOf(row, agencies));
    // A company that is not in the list has the feed's name: a feed's words are never shown.
    const company = operator?.name.en ?? name;
    const kind = isReplacement ? 'bus' : trainKind(row, operator);
    routes.set(row.route_id ?? '', { kind, company });
  }
  return { name, routes };
}

function isRail({ route_type: type = '' }: Row): boolean {
  return type === '2' || /^1[01]\d$/.test(type);
}

/** A feed with a single company may leave `agency_id` out (GTFS). */
function agencyOf({ agency_id = '' }: Row, agencies: Agencies): string {
  const [onlyAgency = ''] = agencies.size === 1 ? agencies.values() : [];
  return agencies.get(agency_id) ?? onlyAgency;
}

function trainKind({ route_short_name = '' }: Row, operator: Operator | undefined): TrainKind {
  if (operator?.id === 'italo') return 'italo';
  const [letters = ''] = /^[A-Za-z]+/.exec(route_short_name) ?? [];
  return KINDS[letters.toUpperCase()] ?? (operator?.isRegional ? 'regionale' : 'train');
}

async function readAgencies(feed: FeedTables): Promise<Agencies> {
  const agencies = new Map<string, string>();
  await feed.read('agency', (row) => {
    feed.count.add('agency', feed.name);
    agencies.set(row.agency_id ?? '', row.agency_name ?? '');
  });
  return agencies;
}

/** The name of the only company, else the name of the feed. */
function nameOf(agencies: Agencies, feedName: string): string {
  const [first = '', ...others] = new Set(agencies.values());
  const company = others.length === 0 ? operatorOf(first)?.name.en : undefined;
  return company ?? plainText(feedName).slice(0, TIMETABLE_LIMITS.nameLength);
}
