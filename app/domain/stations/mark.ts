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
  const at = wordStart < 0 ? whole.indexOf(key) : wordStart;
  const found =
    at < 0
      ? dropFillers(text)
          .split(' ')
          .map((word) => sharedWith(letters, word))
      : [letters.slice(at, at + key.length)];
  // Parts may touch or overlap.
  const marks = Array<string>(name.length).fill(' ');
  for (const part of found) marks.fill('x', part[0]?.start ?? 0, part.at(-1)?.end ?? 0);
  return [...marks.join('').matchAll(/x+/g)].map(({ 0: { length }, index }) => [
    index,
    index + length,
  ]);
}
