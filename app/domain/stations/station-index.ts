import { expandShortForms, fold, joinWords } from './fold.ts';
import { readStationQueries } from './query.ts';
import type { Station, StationArea } from './station.ts';

/** One form of one name of a station, ready to be searched. */
export interface IndexedName {
  /** Its station's place in `StationIndex.stations`. */
  readonly station: number;
  /** The name as it is shown. */
  readonly text: string;
  /** The folded name without spaces; with short forms written out when `isExpanded`. */
  readonly key: string;
  /** The folded name with its spaces, of which `key` is the joined form. */
  readonly folded: string;
  /** Where the words of the key begin. */
  readonly wordStarts: readonly number[];
  readonly isLabel: boolean;
  readonly isExpanded: boolean;
}

/** Stations prepared for searching; made once for a list and never changed. */
export interface StationIndex {
  readonly stations: readonly Station[];
  /** By id, earlier ids included. */
  readonly stationsById: ReadonlyMap<string, Station>;
  /** The stations of each area by its names' keys. */
  readonly areas: ReadonlyMap<string, readonly Station[]>;
  readonly names: readonly IndexedName[];
  /** Every key from each of its words on, in the order of their characters. */
  readonly suffixes: readonly string[];
  /** With how many letters each suffix begins like the one before, up to 255. */
  readonly sharedLengths: Uint8Array;
  /** The name that each suffix belongs to, and where in its key it begins. */
  readonly suffixNames: Int32Array;
  readonly suffixStarts: Uint16Array;
}

function wordStartsOf(folded: string): readonly number[] {
  const starts: number[] = [];
  let length = 0;
  for (const word of folded.split(' ')) {
    starts.push(length);
    length += word.length;
  }
  return starts;
}

function indexNames(stations: readonly Station[]): readonly IndexedName[] {
  const names: IndexedName[] = [];
  stations.forEach(({ label, aliases }, station) => {
    for (const text of [label, ...aliases]) {
      const folded = fold(text);
      if (folded === '') continue;
      const expanded = expandShortForms(folded);
      const name = { station, text, isLabel: text === label };
      const key = joinWords(folded);
      names.push({ ...name, key, folded, wordStarts: wordStartsOf(folded), isExpanded: false });
      if (expanded !== folded) {
        const expandedKey = joinWords(expanded);
        names.push({
          ...name,
          key: expandedKey,
          folded: expanded,
          wordStarts: wordStartsOf(expanded),
          isExpanded: true,
        });
      }
    }
  });
  return names;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < 255 && length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Prepares a list for searching; takes some 20 ms for 2,800 stations and is meant to be done once for a list. */
export function createStationIndex(
  stations: readonly Station[],
  areas: readonly StationArea[] = [],
): StationIndex {
  const names = indexNames(stations);
  const suffixes = names
    .flatMap(({ key, wordStarts }, name) =>
      wordStarts.map((start) => ({ text: key.slice(start), name, start })),
    )
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.name - b.name));
  return {
    stations,
    stationsById: new Map([
      ...stations.flatMap((station) => (station.earlierId ? [[station.earlierId, station] as const] : [])),
      ...stations.map((station) => [station.id, station] as const),
    ]),
    areas: new Map(areas.flatMap((area) => area.names.map((name) => [areaKey(name), area.stations]))),
    names,
    suffixes: suffixes.map(({ text }) => text),
    sharedLengths: Uint8Array.from(suffixes, ({ text }, place) =>
      sharedLength(text, suffixes[place - 1]?.text ?? ''),
    ),
    suffixNames: Int32Array.from(suffixes, ({ name }) => name),
    suffixStarts: Uint16Array.from(suffixes, ({ start }) => start),
  };
}

function areaKey(name: string): string {
  return joinWords(fold(name));
}

/** Fewest letters with which the beginning of an area's name stands for it; "lago" begins too many. */
const SHORTEST_AREA = 5;

/**
 * The stations of the area whose name a text is, a country behind it left out, or of the areas whose names begin with it;
 * none for any other text.
 */
export function findArea(
  index: StationIndex,
  text: string,
): { isWhole: boolean; stations: readonly Station[] } {
  const keys = readStationQueries(text).map(({ key }) => key);
  const whole = keys.map((key) => index.areas.get(key)).find((stations) => stations !== undefined);
  if (whole) return { isWhole: true, stations: whole };
  const begun = keys[0] ?? '';
  const found = begun.length < SHORTEST_AREA ? [] : [...index.areas].filter(([key]) => key.startsWith(begun));
  return { isWhole: false, stations: [...new Set(found.flatMap(([, stations]) => stations))] };
}

/** The station with an id, an earlier one included, or undefined when the list has none. */
export function findStationById(index: StationIndex, id: string): Station | undefined {
  return index.stationsById.get(id);
}
