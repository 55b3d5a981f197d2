import { dropFillers, foldCharacter } from './fold.ts';
import { readStationQuery } from './query.ts';

/** A start and an end (not included) in a text, in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

/** A text's folded letters, and for each the character of the text that it comes from. */
interface FoldedText {
  readonly key: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly wordStarts: readonly number[];
}

function foldWithPositions(text: string): FoldedText {
  let key = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const wordStarts: number[] = [];
  let position = 0;
  let isBetweenWords = true;
  for (const character of text) {
    const end = position + character.length;
    for (const letter of foldCharacter(character)) {
      if (letter === ' ') {
        isBetweenWords = true;
        continue;
      }
      if (isBetweenWords) wordStarts.push(key.length);
      isBetweenWords = false;
      key += letter;
      starts.push(position);
      ends.push(end);
    }
    position = end;
  }
  return { key, starts, ends, wordStarts };
}

function rangeOf(folded: FoldedText, from: number, length: number): TextRange {
  return [folded.starts[from] ?? 0, folded.ends[from + length - 1] ?? 0];
}

function mergeRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last !== undefined && range[0] <= last[1])
      merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    else merged.push(range);
  }
  return merged;
}

function sharedLength(key: string, start: number, word: string): number {
  let length = 0;
  while (length < word.length && key[start + length] === word[length]) length++;
  return length;
}

/** The beginning of the text's word that shares most letters with a typed word, if it shares at least two or all. */
function markWord(folded: FoldedText, word: string): TextRange | undefined {
  let bestStart = 0;
  let bestLength = 0;
  for (const start of folded.wordStarts) {
    const length = sharedLength(folded.key, start, word);
    if (length > bestLength) [bestStart, bestLength] = [start, length];
  }
  return bestLength >= Math.min(2, word.length) && bestLength > 0
    ? rangeOf(folded, bestStart, bestLength)
    : undefined;
}

/**
 * Which characters of a name to mark for a typed text: the text itself where the name has it, at the beginning of a word
 * rather than inside one; otherwise what the words of the name share with the typed ones.
 */
export function markMatch(name: string, typed: string): readonly TextRange[] {
  const folded = foldWithPositions(name);
  const query = readStationQuery(typed);
  if (query.key === '') return [];
  const wordStart = folded.wordStarts.find((start) => folded.key.startsWith(query.key, start));
  const at = wordStart ?? folded.key.indexOf(query.key);
  if (at >= 0) return [rangeOf(folded, at, query.key.length)];
  const words = dropFillers(query.words.join(' ')).split(' ');
  const ranges = words.map((word) => markWord(folded, word)).filter((range) => range !== undefined);
  return mergeRanges(ranges);
}
