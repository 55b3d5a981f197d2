import type { FoldedText } from './fold.ts';
import type { IndexedName } from './station-index.ts';

/** How many typing errors a text may have: none below four letters, one below seven, then two. */
function allowedTypingErrors(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Of a longer text only so many letters are compared: nobody who mistypes has to be right to the end. */
const COMPARED_LETTERS = 18;

/**
 * Whether a text from a letter on is the beginning of a name from a letter on, but for so many errors: a letter wrong, too
 * many or missing, or two letters swapped.
 */
function isBeginning(text: string, at: number, name: string, start: number, errors: number): boolean {
  let typed = at;
  let meant = start;
  while (typed < text.length && text.charCodeAt(typed) === name.charCodeAt(meant)) {
    typed += 1;
    meant += 1;
  }
  if (typed === text.length) return true;
  if (errors === 0) return false;
  return (
    isBeginning(text, typed + 1, name, meant + 1, errors - 1) ||
    isBeginning(text, typed + 1, name, meant, errors - 1) ||
    isBeginning(text, typed, name, meant + 1, errors - 1) ||
    (text[typed] === name[meant + 1] &&
      text[typed + 1] === name[meant] &&
      isBeginning(text, typed + 2, name, meant + 2, errors - 1))
  );
}

/**
 * The names of which a beginning, or the beginning from one of the words on, differs from a text by a few typing errors,
 * the likeliest first. Two errors only where one finds nothing, and then not in the first letter.
 */
export function findNearNames(
  names: readonly IndexedName[],
  texts: readonly FoldedText[],
): readonly IndexedName[] {
  for (const errors of [1, 2]) {
    const near: { name: IndexedName; penalties: readonly boolean[] }[] = [];
    for (const { key } of texts.filter((text) => allowedTypingErrors(text.key.length) >= errors)) {
      const text = key.slice(0, COMPARED_LETTERS);
      for (const name of names) {
        for (const start of name.wordStarts) {
          const isFirstWrong = name.key.charCodeAt(start) !== text.charCodeAt(0);
          if ((isFirstWrong && errors > 1) || !isBeginning(text, 0, name.key, start, errors)) continue;
          const isPart = name.key.length - start > text.length + errors;
          near.push({ name, penalties: [isFirstWrong, start > 0, isPart] });
        }
      }
    }
    if (near.length > 0) return near.sort(byPenalties).map(({ name }) => name);
  }
  return [];
}

/** A wrong first letter is rare; then counts whether it is the beginning of the name, and the whole name. */
function byPenalties(a: { penalties: readonly boolean[] }, b: { penalties: readonly boolean[] }): number {
  const place = a.penalties.findIndex((penalty, index) => penalty !== b.penalties[index]);
  return place < 0 ? 0 : Number(a.penalties[place]) - Number(b.penalties[place]);
}
