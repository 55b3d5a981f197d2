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
/** Words after the arrival that do not belong to its name. */
const ENDING = new RegExp(`(?:\\s+(?:(?:by|in|en)\\s*)?${TRAIN})+$`, 'iu');

/** The most places to divide one text at: each takes milliseconds to judge. */
const MOST = { joints: 4, spaces: 8 };

/**
 * Parses an untrusted journey in words: «rome to milan», «treno da Roma a Milano», «roma milano».
 * The division with the best known ends wins. A text that cannot be divided is the arrival.
 */
export function readFreeSearch(index: StationIndex, given: string): FreeSearch {
  const text = parseText(given).replace(ENDING, '');
  const readings = [...text.matchAll(JOINTS)]
    .slice(0, MOST.joints)
    .map((joint) => divide(text, joint));
  const spaces = [...text.matchAll(/\s+/g)]
    .slice(0, MOST.spaces)
    .map((space) => divide(text, space));
  const best = bestKnown(index, readings, LIKELY) ?? bestKnown(index, spaces, CERTAIN);
  return best ?? readings[0] ?? { from: '', to: text.replace(OPENING_WORD, '') };
}

function divide(text: string, { 0: joint, index }: RegExpExecArray): FreeSearch {
  return {
    from: text.slice(0, index).replace(OPENING, '').trim(),
    to: text.slice(index + joint.length).trim(),
  };
}

const UNKNOWN = 0;
/** The text is close to the name of one or several stations. */
const LIKELY = 1;
/** The text is the name of a station. */
const CERTAIN = 2;
type Certainty = typeof UNKNOWN | typeof LIKELY | typeof CERTAIN;

/**
 * The reading with the best known ends, the first of equals. Both ends have at least the certainty
 * `least`.
 */
function bestKnown(
  index: StationIndex,
  readings: readonly FreeSearch[],
  least: Certainty,
): FreeSearch | undefined {
  const known = readings.flatMap((reading) => {
    const from = certaintyOf(index, reading.from, least);
    // A search for names with typing errors takes a millisecond, so a needless one is spared.
    const to = from < least ? UNKNOWN : certaintyOf(index, reading.to, least);
    return to < least ? [] : [{ reading, certainty: from + to }];
  });
  const [best] = known.toSorted((one, other) => other.certainty - one.certainty);
  return best?.reading;
}

function certaintyOf(index: StationIndex, text: string, least: Certainty): Certainty {
  if (exactStation(index, text)) return CERTAIN;
  if (least === CERTAIN) return UNKNOWN;
  const { kind } = resolveStation(index, text);
  return kind === 'single' || kind === 'choice' ? LIKELY : UNKNOWN;
}
