import { exactStation, resolveStation } from '#app/domain/stations/resolve.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { type JourneySearch, parseText } from './journey-search.ts';

/** The field of the search page that takes a whole journey in words, as «rome to milan». */
export const FREE_SEARCH_FIELD = 'q';

/** The two stations of a journey in words, for the search's fields; empty where none was named. */
type FreeSearch = Pick<JourneySearch, 'from' | 'to'>;

/** Words between two stations, in the languages of the stations' names. */
const JOINTS = /\s+(?:to|ad?|à|para|per|vers|bis|nach)\s+|\s*(?:->|→|>|–|—|,|;|\/)\s*|\s+-+\s+/giu;
const TRAIN = '(?:trains?|treni|treno|trem|tickets?|bigliett[io]|billets?)';
const OPENING_WORD = new RegExp(`^${TRAIN}\\s+`, 'iu');
/** Words before the departure without a meaning for it. */
const OPENING = new RegExp(`^(?:(?:${TRAIN}\\s+)*(?:from|da|de|von)|${TRAIN})\\s+`, 'iu');
/** Words behind the arrival without a meaning for it. */
const ENDING = new RegExp(`(?:\\s+(?:(?:by|in|en)\\s*)?${TRAIN})+$`, 'iu');

/** The most places to divide one text at. Judging one takes milliseconds. */
const MOST = { joints: 4, spaces: 8 };

/**
 * Reads an untrusted journey in words: «rome to milan», «treno da Roma a Milano», «roma milano». Of
 * all ways to divide it, the one whose two ends are known best wins. A text that cannot be divided
 * is the arrival.
 */
export function readFreeSearch(index: StationIndex, given: string): FreeSearch {
  const text = parseText(given).replace(ENDING, '');
  const readings = [...text.matchAll(JOINTS)]
    .slice(0, MOST.joints)
    .map((joint) => divide(text, joint));
  const spaces = [...text.matchAll(/\s+/g)]
    .slice(0, MOST.spaces)
    .map((space) => divide(text, space));
  return (
    best(index, readings, 1) ??
    best(index, spaces, 2) ??
    readings[0] ?? { from: '', to: text.replace(OPENING_WORD, '') }
  );
}

function divide(text: string, { 0: joint, index }: RegExpExecArray): FreeSearch {
  return {
    from: text.slice(0, index).replace(OPENING, '').trim(),
    to: text.slice(index + joint.length).trim(),
  };
}

/** The first reading whose ends match best, where both match at least as well as `least`. */
function best(
  index: StationIndex,
  readings: readonly FreeSearch[],
  least: 1 | 2,
): FreeSearch | undefined {
  const rated = readings.flatMap((reading) => {
    const from = certainty(index, reading.from, least);
    // A search with typing errors takes a millisecond, so it is made only where needed.
    const to = from < least ? 0 : certainty(index, reading.to, least);
    return to < least ? [] : [{ reading, rate: from + to }];
  });
  return rated.toSorted((a, b) => b.rate - a.rate)[0]?.reading;
}

function certainty(index: StationIndex, text: string, least: 1 | 2): 0 | 1 | 2 {
  if (exactStation(index, text)) return 2;
  if (least === 2) return 0;
  const { kind } = resolveStation(index, text);
  return kind === 'single' || kind === 'choice' ? 1 : 0;
}
