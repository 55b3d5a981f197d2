import { type FoldedText, fold, foldedForms, joinWords } from './fold.ts';
import { readStationQueries } from './query.ts';
import type { Station } from './station.ts';

/** One searchable form of one name of a station. */
export interface IndexedName extends FoldedText {
  readonly station: Station;
  /** The name as it is shown. */
  readonly text: string;
  readonly isLabel: boolean;
}

/**
 * How to go on from a station: the place's name, and the words after it, such as «San Marino» and
 * «: bus, about 50 min»; 1 for a place within walking distance of a station.
 */
export type OnwardNote = readonly [place: string, words: string, isThere?: 1];

/** The text beside a station of an area: the area's name, or how to go on to a place. */
export interface AreaStation {
  readonly text: string;
  /** The place to go on to, as a field names it after the station. */
  readonly place?: string;
  /** The station is within walking distance of the place. */
  readonly isThere?: boolean;
}

/** A place with several stations, or without one. */
interface NamedArea {
  readonly names: readonly string[];
  /** The likeliest first. */
  readonly stations: readonly Station[];
  /** How to go on from each station, beside it in place of the name. */
  readonly notes?: readonly (OnwardNote | null)[] | undefined;
  /** Whether it is a place without a railway: a station of its name still means the station. */
  readonly isOnwardPlace?: boolean;
}

/** An index of stations for searching; immutable. */
export interface StationIndex {
  readonly stations: readonly Station[];
  /** By id, earlier ids included. */
  readonly stationsById: ReadonlyMap<string, Station>;
  /**
   * Places with several stations, such as a lake, or without one, such as an island, by their
   * names' keys.
   */
  readonly areas: ReadonlyMap<string, Omit<NamedArea, 'names'> & { readonly name: string }>;
  /**
   * In the order of equally good matches: as written, by the station's weight, labels, short names.
   */
  readonly names: readonly IndexedName[];
  readonly namesByKey: ReadonlyMap<string, readonly IndexedName[]>;
}

/** Every searchable form of a station's names: most of the work of an index. */
export function namesOf(station: Station): IndexedName[] {
  return [station.label, ...station.aliases].flatMap((text) =>
    foldedForms(text).map((form) => ({ ...form, station, text, isLabel: text === station.label })),
  );
}

/** Sorts names as written first, then by the station's weight, labels first, the shortest first. */
function byRank(one: IndexedName, other: IndexedName): number {
  if (one.isExpanded !== other.isExpanded) return one.isExpanded ? 1 : -1;
  if (one.station.weight !== other.station.weight) return other.station.weight - one.station.weight;
  if (one.isLabel !== other.isLabel) return one.isLabel ? -1 : 1;
  if (one.key.length !== other.key.length) return one.key.length - other.key.length;
  return one.key < other.key ? -1 : 1;
}

/** The `namesOf` all stations in the order of equally good matches. */
export function sortNames(names: readonly IndexedName[]): readonly IndexedName[] {
  return names.toSorted(byRank);
}

/**
 * Prepares a list for searching, with the areas' names and stations.
 *
 * @param names by `sortNames`
 */
export function createStationIndex(
  stations: readonly Station[],
  areas: readonly NamedArea[] = [],
  names: readonly IndexedName[] = sortNames(stations.flatMap(namesOf)),
): StationIndex {
  const namesByKey = new Map<string, IndexedName[]>();
  for (const name of names) {
    const same = namesByKey.get(name.key);
    if (same) same.push(name);
    else namesByKey.set(name.key, [name]);
  }
  return {
    stations,
    stationsById: new Map([
      ...stations.flatMap((station) =>
        station.earlierId ? [[station.earlierId, station] as const] : [],
      ),
      ...stations.map((station) => [station.id, station] as const),
    ]),
    areas: new Map(
      areas.flatMap(({ names, ...area }) =>
        names.map((name) => [joinWords(fold(name)), { name, ...area }] as const),
      ),
    ),
    names,
    namesByKey,
  };
}

/** The fewest letters of an area's name that match it; "lago" begins too many. */
const SHORTEST_AREA = 5;

/**
 * The stations of the area with a text as its name, without a country after it, or of the areas
 * whose names begin with it, each with that name; none for any other text. An onward place only
 * adds to the stations of that name: it leads to no fewer suggestions, and does not make them
 * ambiguous.
 */
export function findArea(index: StationIndex, text: string) {
  const keys = readStationQueries(text).map(({ forms: [{ key }] }) => key);
  const whole = keys.map((key) => index.areas.get(key)).find((area) => area !== undefined);
  const begun = keys[0] ?? '';
  const found =
    begun.length < SHORTEST_AREA ? [] : [...index.areas].filter(([key]) => key.startsWith(begun));
  const areas = whole ? [whole] : found.map(([, area]) => area);
  const named = areas.flatMap(({ name, stations, notes }) =>
    stations.map((station, at): [Station, AreaStation] => {
      const [place, words = '', isThere] = notes?.[at] ?? [];
      if (place === undefined) return [station, { text: name }];
      return [station, { place, text: place + words, isThere: isThere === 1 }];
    }),
  );
  const isLeading = areas.some(({ isOnwardPlace }) => !isOnwardPlace);
  return {
    /** The area whose name the text is. */
    whole,
    isWhole: whole !== undefined && isLeading,
    isLeading,
    stations: new Map(named),
  };
}
