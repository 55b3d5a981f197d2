import type { FoldedText } from './fold.ts';
import type { IndexedName } from './station-index.ts';

/** The fewest letters of a text that may have one typing error, and two. */
const ALLOWED_ERRORS = [
  { errors: 1, fewestLetters: 4 },
  { errors: 2, fewestLetters: 8 },
] as const;

/** The most letters of a text to compare, so that an error far from the start does not matter. */
const COMPARED_LETTERS = 18;

/**
 * Whether a name starts with a text that has at most some errors: a wrong, additional or missing
 * letter, or two letters swapped.
 */
function startsWithErrors(name: string, text: string, errors: number): boolean {
  let same = 0;
  while (same < text.length && text.charCodeAt(same) === name.charCodeAt(same)) same += 1;
  if (same === text.length) return true;
  if (errors === 0) return false;
  const restMatches = (ofName: number, ofText: number) =>
    startsWithErrors(name.slice(same + ofName), text.slice(same + ofText), errors - 1);
  const isSwapped = text[same] === name[same + 1] && text[same + 1] === name[same];
  return (
    restMatches(1, 1) || restMatches(0, 1) || restMatches(1, 0) || (isSwapped && restMatches(2, 2))
  );
}

/** A name that starts with a text, or has a word from which on it does, up to some errors. */
interface NearName {
  readonly name: IndexedName;
  /** The less likely it is that the name is meant, the greater. */
  readonly unlikeliness: number;
}

/** The names that are near to one of some texts, with at most some errors. */
function nearNames(
  names: readonly IndexedName[],
  texts: readonly string[],
  errors: number,
): NearName[] {
  const near: NearName[] = [];
  // Loops, since a text is compared with every name after each letter.
  for (const text of texts) {
    for (const name of names) {
      for (const ending of name.endings) {
        const isFirstWrong = ending.charCodeAt(0) !== text.charCodeAt(0);
        if ((isFirstWrong && errors > 1) || !startsWithErrors(ending, text, errors)) continue;
        const isInside = ending !== name.key;
        const isPart = ending.length > text.length + errors;
        // A wrong first letter is rare. After that, the beginning of the name counts, then the
        // whole name.
        const unlikeliness = 4 * Number(isFirstWrong) + 2 * Number(isInside) + Number(isPart);
        near.push({ name, unlikeliness });
      }
    }
  }
  return near;
}

/**
 * The names that start with a text, or have a word from which on they do, up to a few typing
 * errors; the likeliest first. Two errors are allowed only if one finds nothing, and then not in
 * the first letter.
 */
export function findNearNames(
  names: readonly IndexedName[],
  texts: readonly FoldedText[],
): IndexedName[] {
  for (const { errors, fewestLetters } of ALLOWED_ERRORS) {
    const compared = texts
      .filter(({ key }) => key.length >= fewestLetters)
      .map(({ key }) => key.slice(0, COMPARED_LETTERS));
    const near = nearNames(names, compared, errors);
    near.sort((one, other) => one.unlikeliness - other.unlikeliness);
    if (near.length > 0) return near.map(({ name }) => name);
  }
  return [];
}
