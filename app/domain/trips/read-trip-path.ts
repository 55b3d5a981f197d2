import { fold } from '#app/domain/stations/fold.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { findStationsNamed, STEP, searchStations } from '#app/domain/stations/search.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { findArea, type StationIndex } from '#app/domain/stations/station-index.ts';
import { parseTripPath, type TripPathNames } from './parse-trip-path.ts';
import type { Trip } from './trip-path.ts';

/** A place without a railway that a name means: its slug, and the station for it. */
export interface NamedPlace {
  readonly slug: string;
  readonly stationId: string;
}

/** Finds the place without a railway that a text names, whatever stations have that name. */
export type FindPlace = (text: string) => NamedPlace | undefined;

/**
 * Finds the stations that a text may all mean; empty for a text with one meaning, and for others.
 */
export type FindHomonyms = (text: string) => readonly Station[];

/** The lists by which a name of a path is read. */
interface Readers {
  readonly index: StationIndex;
  readonly findPlace: FindPlace;
  readonly findHomonyms: FindHomonyms;
}

/** The meaning of a name in a trip's path. */
export type ReadName =
  | {
      readonly kind: 'known';
      readonly station: Station;
      /** The slug of the place that the name means, by that station. */
      readonly place?: string | undefined;
    }
  | { readonly kind: 'choice'; readonly stations: readonly Station[] }
  | { readonly kind: 'unknown' };

/** The two ends of a trip, as its path has them. */
export interface ReadEnds {
  /** The text of the path without words such as "train from" before a name. */
  readonly names: TripPathNames;
  readonly from: ReadName;
  readonly to: ReadName;
}

/** The meaning of a trip's path. */
export type TripReading =
  | { readonly kind: 'trip'; readonly trip: Trip }
  /** Both ends are one station: `ends.from.station`. */
  | { readonly kind: 'same'; readonly ends: ReadEnds }
  /** An end may mean several stations, and the other one is known or may as well. */
  | { readonly kind: 'question'; readonly ends: ReadEnds }
  /** An end is unknown. `ends` is missing where the path does not name two ends. */
  | { readonly kind: 'unknown'; readonly ends?: ReadEnds };

/** The fewest letters of a text that is not a whole name. */
const SHORTEST_PART = 3;
/** The most ways to split a path that are tried with parts of names, some milliseconds each. */
const LOOSE_READINGS = 6;
/** Words before a name, in any language: "train de Rome". */
const FORE_WORDS =
  /^(?:(?:trains?|treni|treno|trem|tickets?|biglietti|billets?|from|da|de|di)(?:\s+|$))+/;

/**
 * Reads an untrusted trip path. Names of stations come before places and parts of names, in every
 * way to split the path. A part of a name is understood where it is whole words of the name of one
 * station alone, as the form understands it; where the form would ask, the result is a question.
 * Never throws.
 *
 * @param index the list that every path is read by
 * @param findPlace finds places without a railway
 * @param findHomonyms finds the stations of a name with several meanings, which is a question
 */
export function readTripPath(
  index: StationIndex,
  path: string,
  findPlace: FindPlace = () => undefined,
  findHomonyms: FindHomonyms = () => [],
): TripReading {
  const readers = { index, findPlace, findHomonyms };
  const readings = parseTripPath(path);
  for (const names of readings) {
    const from = readExactName(readers, names.from);
    const to = from && readExactName(readers, names.to);
    if (to && !areSame(from, to)) return tripOf(from, to);
  }
  const ends = readings.slice(0, LOOSE_READINGS).map(({ from, to }) => {
    const names = { from: from.replace(FORE_WORDS, ''), to: to.replace(FORE_WORDS, '') };
    return {
      names,
      from: readName(readers, names.from),
      to: readName(readers, names.to),
    };
  });
  for (const { from, to } of ends) {
    if (isKnown(from) && isKnown(to) && !areSame(from, to)) return tripOf(from, to);
  }
  const same = ends.find(({ from, to }) => isKnown(from) && isKnown(to));
  if (same) return { kind: 'same', ends: same };
  const question = ends.find(({ from, to }) => from.kind !== 'unknown' && to.kind !== 'unknown');
  if (question) return { kind: 'question', ends: question };
  const half = ends.find(({ from, to }) => isKnown(from) || isKnown(to)) ?? ends[0];
  return { kind: 'unknown', ...(half && { ends: half }) };
}

function tripOf(from: KnownName, to: KnownName): TripReading {
  const places = { fromPlace: from.place, toPlace: to.place };
  return { kind: 'trip', trip: { from: from.station, to: to.station, ...places } };
}

type KnownName = Extract<ReadName, { kind: 'known' }>;

const isKnown = (name: ReadName): name is KnownName => name.kind === 'known';

/** Rimini and San Marino have one station, but are two places. */
function areSame(from: KnownName, to: KnownName): boolean {
  return from.station.id === to.station.id && from.place === to.place;
}

/** Reads the whole name of a station, unless an area has that name. */
function readExactName(
  { index, findPlace, findHomonyms }: Readers,
  text: string,
): KnownName | undefined {
  if (findHomonyms(text).length > 0) return undefined;
  const [station] = findStationsNamed(index, text);
  if (!station || findArea(index, text).isWhole) return undefined;
  // "Portofino" is a name of Santa Margherita's station, and means the place; "Assisi" is both.
  const place = findPlace(text);
  const isPlace = place?.stationId === station.id && !beginsWith(station.label, text);
  return { kind: 'known', station, ...(isPlace && { place: place.slug }) };
}

function readName(readers: Readers, text: string): ReadName {
  const { index, findPlace, findHomonyms } = readers;
  const homonyms = findHomonyms(text);
  if (homonyms.length > 0) return { kind: 'choice', stations: homonyms };
  const exact = readExactName(readers, text);
  if (exact) return exact;
  const place = findPlace(text);
  const station = place && index.stationsById.get(place.stationId);
  if (station) return { kind: 'known', station, place: place.slug };
  return text.length < SHORTEST_PART ? { kind: 'unknown' } : readPart(index, text);
}

/** Reads a text that is not a whole name. */
function readPart(index: StationIndex, text: string): ReadName {
  const resolution = resolveStation(index, text);
  if ('station' in resolution) {
    const { station } = resolution;
    if (hasWords([station.label, ...station.aliases], text)) return { kind: 'known', station };
    return { kind: 'choice', stations: [station] };
  }
  if (resolution.kind !== 'choice') return { kind: 'unknown' };
  // Letters within a word and typing errors match names that nobody means by a path.
  const [best] = searchStations(index, text, { limit: 1, allowTypingErrors: false });
  const { isWhole } = findArea(index, text);
  if (!isWhole && (!best || best.step >= STEP.contained)) return { kind: 'unknown' };
  return { kind: 'choice', stations: resolution.stations };
}

/** Whether a name begins with a text of whole words. */
function beginsWith(name: string, text: string): boolean {
  return `${fold(name)} `.startsWith(`${fold(text)} `);
}

/** Whether a text is whole words, one after the other, of one of some names. */
function hasWords(names: readonly string[], text: string): boolean {
  return names.some((name) => ` ${fold(name)} `.includes(` ${fold(text)} `));
}
