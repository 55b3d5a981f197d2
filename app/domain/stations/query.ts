import { expandShortForms, fold, joinWords } from './fold.ts';

/** A typed text in the forms that the search compares. */
export interface StationQuery {
  readonly words: readonly string[];
  readonly key: string;
  /** With short forms written out; the same as `words` and `key` when there are none. */
  readonly expandedWords: readonly string[];
  readonly expandedKey: string;
}

// Longer than the longest name with everything that people add to it; the rest of a pasted page is not read.
const MAX_LENGTH = 100;

/** Reads a typed text; only its first 100 characters count. */
export function readStationQuery(text: string): StationQuery {
  const folded = fold(text.slice(0, MAX_LENGTH));
  const expanded = expandShortForms(folded);
  return {
    words: folded === '' ? [] : folded.split(' '),
    key: joinWords(folded),
    expandedWords: expanded === '' ? [] : expanded.split(' '),
    expandedKey: joinWords(expanded),
  };
}
