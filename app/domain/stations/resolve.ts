import { fold, joinWords } from './fold.ts';
import { READ_LENGTH } from './query.ts';
import { findStationsNamed, STEP, searchStations } from './search.ts';
import type { Station } from './station.ts';
import { findArea, type StationIndex } from './station-index.ts';
import { suggestStations } from './suggest.ts';

/** The one station that a text means. */
interface MeantStation {
  readonly kind: 'exact' | 'single';
  readonly station: Station;
}

/** The meaning of a submitted text. */
export type StationResolution =
  | MeantStation
  | { readonly kind: 'choice'; readonly stations: readonly Station[] }
  | { readonly kind: 'unknown' | 'empty' };

/** The most stations to offer for a text with several meanings. */
const CHOICES = 6;
const SHORTEST_SINGLE = 3;

/**
 * Resolves a submitted text: `exact` for a station's id or one of its names in any language;
 * `single` for three letters or more with which the words of exactly one station begin; `choice`
 * for looser matches, between which the visitor chooses; `unknown` without a match; `empty` for
 * white space.
 */
export function resolveStation(index: StationIndex, given: string): StationResolution {
  const text = given.trim().slice(0, READ_LENGTH);
  if (text === '') return { kind: 'empty' };
  const meant = meantStation(index, text);
  if (meant) return meant;
  const stations = suggestStations(index, text, CHOICES).map((suggestion) => suggestion.station);
  return stations.length === 0 ? { kind: 'unknown' } : { kind: 'choice', stations };
}

/**
 * The one station that a text means, as `resolveStation` finds it; undefined for all other texts,
 * without a look for looser matches.
 */
export function meantStation(index: StationIndex, given: string): MeantStation | undefined {
  const text = given.trim().slice(0, READ_LENGTH);
  const exact = exactStation(index, text);
  if (exact) return { kind: 'exact', station: exact };
  const isNamed = findStationsNamed(index, text).length + findArea(index, text).stations.size > 0;
  const single = isNamed ? undefined : singleStation(index, text);
  return single && { kind: 'single', station: single };
}

/**
 * The one station with a text as its id or as a name in any language, unless an area has that name.
 */
export function exactStation(index: StationIndex, text: string): Station | undefined {
  const [named, another] = findStationsNamed(index, text);
  const isNamed = named && !another && !findArea(index, text).isWhole;
  return index.stationsById.get(text) ?? (isNamed ? named : undefined);
}

function singleStation(index: StationIndex, text: string): Station | undefined {
  if (joinWords(fold(text)).length < SHORTEST_SINGLE) return undefined;
  const [first, second] = searchStations(index, text, { limit: 2, allowTypingErrors: false });
  return !first || second || first.step > STEP.allWords ? undefined : first.name.station;
}
