import { type Match, STEP } from './best-matches.ts';
import { readStationQuery } from './query.ts';
import { searchStations } from './search.ts';
import type { Station } from './station.ts';
import type { StationIndex } from './station-index.ts';

/** What a submitted text means. */
export type StationResolution =
  | { readonly kind: 'exact' | 'best'; readonly station: Station }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'empty' };

// How much more important the best of several stations has to be, to be meant by a text that only begins like it.
const CLEAR_LEAD = 3;
const SHORTEST_BEST = 3;

function isClear(first: Match, second: Match | undefined, index: StationIndex): boolean {
  if (second === undefined || second.step > first.step) return true;
  const millions = (match: Match) => Math.floor(match.score / 1_000_000);
  if (millions(second) > millions(first) + 1) return true;
  if (first.step > STEP.wordPrefix && first.step !== STEP.typingErrors) return false;
  const weightOf = (match: Match) => index.stations[match.name.station]?.weight ?? 0;
  return weightOf(first) >= weightOf(second) + CLEAR_LEAD;
}

/**
 * The station that a submitted text means: `exact` for one of its names in any language, `best` for one clear best match
 * of three letters or more (the only one of its kind, or by far the most important), `unknown` for anything else, and
 * `empty` for white space.
 */
export function resolveStation(index: StationIndex, text: string): StationResolution {
  if (text.trim() === '') return { kind: 'empty' };
  const [first, second] = searchStations(index, text, { limit: 2, allowTypingErrors: true });
  const station = first && index.stations[first.name.station];
  if (first === undefined || station === undefined) return { kind: 'unknown' };
  if (first.step <= STEP.exactAlias) return { kind: 'exact', station };
  if (readStationQuery(text).key.length < SHORTEST_BEST || !isClear(first, second, index))
    return { kind: 'unknown' };
  return { kind: 'best', station };
}

/**
 * The station that a name in an address means: exact label, exact alias in any language, prefix, prefix of a word, all
 * words, and a name that contains the text as the last step; no typing errors. Undefined when no name has the text.
 */
export function findStationByLabel(index: StationIndex, text: string): Station | undefined {
  const [match] = searchStations(index, text, { limit: 1, allowTypingErrors: false });
  return match && index.stations[match.name.station];
}
