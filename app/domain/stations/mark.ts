import { dropFillers, fold, foldPart, joinWords } from './fold.ts';

/** A start and an end (not included) in a text, in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

/** A folded letter of a name, and its character in the name. */
interface NameLetter {
  readonly letter: string;
  readonly start: number;
  readonly end: number;
  readonly startsWord: boolean;
}

function lettersOf(name: string): readonly NameLetter[] {
  const letters: NameLetter[] = [];
  let end = 0;
  let startsWord = true;
  for (const character of name) {
    const start = end;
    end += character.length;
    for (const letter of foldPart(character)) {
      if (letter !== ' ') letters.push({ letter, start, end, startsWord });
      startsWord = letter === ' ';
    }
  }
  return letters;
}

/**
 * The letters of the name from its most similar word to a typed one on; at least two letters, or
 * all, must be the same.
 */
function sharedWith(letters: readonly NameLetter[], word: string): readonly NameLetter[] {
  let best: readonly NameLetter[] = [];
  letters.forEach(({ startsWord }, from) => {
    if (!startsWord) return;
    const wrong = [...word].findIndex(
      (letter, offset) => letters[from + offset]?.letter !== letter,
    );
    const shared = letters.slice(from, from + (wrong < 0 ? word.length : wrong));
    if (shared.length > best.length) best = shared;
  });
  return best.length >= Math.min(2, word.length) ? best : [];
}

/**
 * The characters of a name to mark for a typed text, as separate ranges in order. The text itself
 * is marked where the name contains it, at the beginning of a word rather than inside one;
 * otherwise the common beginnings of the words.
 */
export function markMatch(name: string, typed: string): readonly TextRange[] {
  const letters = lettersOf(name);
  const text = fold(typed);
  const key = joinWords(text);
  if (key === '') return [];
  const whole = letters.map(({ letter }) => letter).join('');
  const wordStart = letters.findIndex(
    ({ startsWord }, place) => startsWord && whole.startsWith(key, place),
  );
  const start = wordStart < 0 ? whole.indexOf(key) : wordStart;
  if (start >= 0) return rangeOf(letters.slice(start, start + key.length));
  const words = dropFillers(text).split(' ');
  return joinRanges(words.flatMap((word) => rangeOf(sharedWith(letters, word))));
}

/** The range of letters that follow each other in a name; none without letters. */
function rangeOf(letters: readonly NameLetter[]): readonly TextRange[] {
  const [first] = letters;
  const last = letters.at(-1);
  return first && last ? [[first.start, last.end]] : [];
}

/** Ranges in order, each with those that touch or overlap it. */
function joinRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const joined: [start: number, end: number][] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
