import type { FoldedText } from './fold.ts';
import type { IndexedName } from './station-index.ts';

/** The fewest letters of a text that may have one typing error, and two. */
const FEWEST_LETTERS = [
  [1, 4],
  [2, 7],
] as const;

/** The most letters of a text to compare, so that an error far behind does not matter. */
const COMPARED_LETTERS = 18;

/**
 * Whether a text from one letter on is the beginning of a name from one letter on, with at most so
 * many errors: a wrong, additional or missing letter, or two letters swapped.
 */
function isBeginning(
  text: string,
  at: number,
  name: string,
  start: number,
  errors: number,
): boolean {
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
 * The names of which a beginning, or the beginning from one of the words on, differs from a text by
 * a few typing errors, the likeliest first. Two errors only where one finds nothing, and then not
 * in the first letter.
 */
export function findNearNames(
  names: readonly IndexedName[],
  texts: readonly FoldedText[],
): IndexedName[] {
  for (const [errors, fewest] of FEWEST_LETTERS) {
    const near: { name: IndexedName; isFirstWrong: boolean; isInside: boolean; isPart: boolean }[] =
      [];
    for (const { key } of texts.filter((text) => text.key.length >= fewest)) {
      const text = key.slice(0, COMPARED_LETTERS);
      for (const name of names) {
        for (const ending of name.endings) {
          const isFirstWrong = ending.charCodeAt(0) !== text.charCodeAt(0);
          if ((isFirstWrong && errors > 1) || !isBeginning(text, 0, ending, 0, errors)) continue;
          const isPart = ending.length > text.length + errors;
          near.push({ name, isFirstWrong, isInside: ending !== name.key, isPart });
        }
      }
    }
    // A wrong first letter is rare. After that, the beginning of the name counts, then the whole
    // name.
    near.sort(
      (a, b) =>
        Number(a.isFirstWrong) - Number(b.isFirstWrong) ||
        Number(a.isInside) - Number(b.isInside) ||
        Number(a.isPart) - Number(b.isPart),
    );
    if (near.length > 0) return near.map(({ name }) => name);
  }
  return [];
}
