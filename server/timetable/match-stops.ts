import { stationCoordinates, stationIndexFor } from '#app/data/stations/stations.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { greatCircleKm } from '#app/domain/stations/distance.ts';
import { fold } from '#app/domain/stations/fold.ts';
import { stationIdFromCode } from '#app/domain/stations/station-id.ts';
import type { Row } from './feed-tables.ts';
import { idsByFoldedName, idsByNameKey, nameKey } from './station-keys.ts';

/** How a stop was found in the station list; `none` if it was not. */
export const MATCH_METHODS = ['code', 'name nearby', 'name alone', 'none'] as const;
type MatchMethod = (typeof MATCH_METHODS)[number];

/** The station of each stop of a feed, and the number of stops found by each method. */
export interface MatchedStops {
  readonly stations: ReadonlyMap<string, string>;
  readonly counts: Readonly<Record<MatchMethod, number>>;
  /** The names of the stops that were not found. */
  readonly unknown: ReadonlySet<string>;
}

/**
 * Feeds place a stop at a square, a bus stop or the middle of a town. No two stations of one name
 * are that near to each other.
 */
const NEAR_KM = 5;
// 830008409 is the UIC code 8308409. The prefix before it changes between versions, the digits do
// not.
const NINE_DIGITS = /(?<!\d)(8[0-57])00(\d{5})(?!\d)/;

/**
 * The station's id by the digits that other feeds write. A feed's own numbers may look the same,
 * and Germany's two numbers of a station differ: name or position has to agree.
 */
const SHORTER_CODES: readonly ((text: string) => string | undefined)[] = [
  // StopPoint:OCETrain TER-87686006: SNCF writes the check digit, which is that of our ids.
  (text) => /(?<!\d)8[0-57]\d{6}(?!\d)/.exec(text)?.[0],
  // 8503000:0:5, Parent8503000, 08301700: Switzerland and its neighbours.
  (text) => idOf('', /(?<!\d)0{0,2}(8[0-57]\d{5})(?!\d)/.exec(text)?.[1]),
  // ch:1:sloid:3000:0:5 is 8503000.
  (text) => idOf('85', /^(?:Parent)?ch:1:sloid:(\d{1,5})(?!\d)/.exec(text)?.[1]?.padStart(5, '0')),
  // S01700 is 8301700, in Italy's live departures and in feeds made from them.
  (text) => idOf('83', /^S(\d{5})$/.exec(text)?.[1]),
];

function idOf(country: string, digits: string | undefined): string | undefined {
  return digits && stationIdFromCode(country + digits);
}

/**
 * Finds the stations of a feed's stops: by the nine digits, else by seven or eight digits if the
 * name or a position within five kilometres agrees, else by the name with its short forms written
 * out within five kilometres, else, if a stop has no position, by a name that one station alone
 * has: as it is, or with its short forms written out. A platform may be found by its parent.
 */
export function matchStops(stops: readonly Row[]): MatchedStops {
  const known = stationIndexFor(LANGUAGES[0]).stationsById;
  const byKey = idsByNameKey();
  const exact = idsByFoldedName();
  const byStop = new Map(stops.map((stop) => [stop.stop_id, stop]));

  const namesOf = (stop: Row) => byKey.get(nameKey(stop.stop_name ?? '')) ?? new Set<string>();
  const isNear = (stop: Row, id: string): boolean => {
    const [here, there] = [positionOf(stop), stationCoordinates(id)];
    return here !== undefined && there !== undefined && greatCircleKm(here, there) <= NEAR_KM;
  };
  const byCode = (stop: Row | undefined): string | undefined => {
    const texts = [stop?.stop_id ?? '', stop?.stop_code ?? ''];
    for (const text of texts) {
      const [, country, digits] = NINE_DIGITS.exec(text) ?? [];
      if (country === undefined || digits === undefined) continue;
      const id = stationIdFromCode(country + digits);
      if (known.has(id)) return id;
    }
    const ids = texts.flatMap((text) => SHORTER_CODES.flatMap((find) => find(text) ?? []));
    return ids.find((id) => known.has(id) && stop && (isNear(stop, id) || isNamed(stop, id)));
  };
  // A position far away shows that the name means another place.
  const isNamed = (stop: Row, id: string) =>
    positionOf(stop) === undefined && namesOf(stop).has(id);
  const nearby = (stop: Row): string | undefined =>
    [...namesOf(stop)].find((id) => isNear(stop, id));
  const byName = (stop: Row) => {
    if (positionOf(stop) !== undefined) return undefined;
    const name = stop.stop_name ?? '';
    const ids = exact.get(fold(name)) ?? byKey.get(nameKey(name)) ?? [];
    const [id, ...others] = ids;
    return others.length === 0 ? id : undefined;
  };

  const stations = new Map<string, string>();
  const counts = { code: 0, 'name nearby': 0, 'name alone': 0, none: 0 };
  const unknown = new Set<string>();
  for (const stop of stops) {
    // «Ventimiglia binario 1» is a platform of its parent.
    const parent = byStop.get(stop.parent_station);
    const methods: readonly (readonly [MatchMethod, string | undefined])[] = [
      ['code', byCode(stop) ?? byCode(parent)],
      ['name nearby', nearby(stop) ?? (parent && nearby(parent))],
      ['name alone', byName(stop) ?? (parent && byName(parent))],
    ];
    const [method, id] =
      methods.find(([, found]) => found !== undefined) ?? (['none', undefined] as const);
    counts[method] += 1;
    if (id === undefined) unknown.add(stop.stop_name ?? '');
    else stations.set(stop.stop_id ?? '', id);
  }
  return { stations, counts, unknown };
}

/** The position of a stop; undefined if it is missing, impossible or 0, 0. */
function positionOf({ stop_lat, stop_lon }: Row) {
  const [latitude, longitude] = [Number(stop_lat || Number.NaN), Number(stop_lon || Number.NaN)];
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return undefined;
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude };
}
