import { type BestMatches, STEP } from './best-matches.ts';
import type { StationIndex } from './station-index.ts';

/** How many typing errors a text may have: none below four letters, one below seven, then two. */
export function allowedTypingErrors(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Names and texts are compared up to this many letters. */
const DEPTH = 20;

// More than any number of errors that is allowed, and small enough to be counted up in a byte.
const TOO_MANY = 100;

/** A text and a name on the way to be compared: a row of edit distances for each letter of the name (optimal string alignment). */
interface Comparison {
  readonly key: string;
  readonly name: string;
  readonly maxErrors: number;
  readonly rows: Uint8Array;
}

/**
 * Fills the row of the name's first `depth` letters from the rows above and returns its least value. Only the cells near
 * the diagonal are filled: further off, the lengths alone differ by too many letters.
 */
function fillRow({ key, name, maxErrors, rows }: Comparison, depth: number): number {
  const width = key.length + 2;
  const row = depth * width;
  const above = row - width;
  const from = Math.max(1, depth - maxErrors);
  const to = Math.min(key.length, depth + maxErrors);
  const letter = name.charCodeAt(depth - 1);
  const letterBefore = name.charCodeAt(depth - 2);
  let left = from === 1 && depth <= maxErrors ? depth : TOO_MANY;
  let least = left;
  rows[row + from - 1] = left;
  for (let column = from; column <= to; column++) {
    const typed = key.charCodeAt(column - 1);
    let errors = Math.min(
      left + 1,
      (rows[above + column] ?? 0) + 1,
      (rows[above + column - 1] ?? 0) + (typed === letter ? 0 : 1),
    );
    if (depth > 1 && column > 1 && typed === letterBefore && key.charCodeAt(column - 2) === letter)
      errors = Math.min(errors, (rows[above - width + column - 2] ?? 0) + 1);
    rows[row + column] = errors;
    left = errors;
    least = Math.min(least, errors);
  }
  rows[row + to + 1] = TOO_MANY;
  return least;
}

/** The errors between the whole text and the name's first letters; too many where the row was not filled to the end. */
function errorsAt({ key, maxErrors, rows }: Comparison, depth: number): number {
  return Math.abs(depth - key.length) > maxErrors
    ? TOO_MANY
    : (rows[depth * (key.length + 2) + key.length] ?? 0);
}

/** Offers every name with at most so many errors; neighbours in the sorted list share the rows of their first letters. */
function offerWithin(index: StationIndex, key: string, maxErrors: number, best: BestMatches): void {
  const { suffixes, sharedLengths, suffixNames, suffixStarts } = index;
  const rows = new Uint8Array((DEPTH + 1) * (key.length + 2)).fill(TOO_MANY);
  for (let column = 0; column <= maxErrors; column++) rows[column] = column;
  // The least errors of the text with a beginning of the name, for each number of its letters.
  const fewest = new Uint8Array(DEPTH + 1).fill(TOO_MANY);
  let depth = 0;
  // No further letter can better what the first `depth` letters have.
  let isFinal = false;
  for (let place = 0; place < suffixes.length; place++) {
    const shared = Math.min(depth, sharedLengths[place] ?? 0);
    if (!isFinal || shared < depth) {
      const name = suffixes[place] ?? '';
      const comparison = { key, name, maxErrors, rows };
      const end = Math.min(name.length, DEPTH);
      isFinal = false;
      for (depth = shared; depth < end && !isFinal; ) {
        depth += 1;
        const least = fillRow(comparison, depth);
        fewest[depth] = Math.min(fewest[depth - 1] ?? TOO_MANY, errorsAt(comparison, depth));
        isFinal = least > maxErrors || least >= (fewest[depth] ?? 0);
      }
    }
    const errors = fewest[depth] ?? TOO_MANY;
    if (errors > maxErrors) continue;
    // Errors count most; then a wrong first letter, which is rare; then a match that is not at the name's beginning;
    // then one that is not the whole name.
    const name = suffixes[place] ?? '';
    const isFirstWrong = name.charCodeAt(0) !== key.charCodeAt(0);
    const isInside = suffixStarts[place] !== 0;
    const isPart = name.length > key.length + maxErrors;
    const penalties = [errors, Number(isFirstWrong), Number(isInside), Number(isPart)];
    best.offer(suffixNames[place] ?? 0, STEP.typingErrors, penalties);
  }
}

/**
 * Offers the names of which a beginning, or the beginning from one of the words on, differs from the text by a few typing
 * errors: a letter too many, missing, wrong, or two letters swapped. Two errors only when one finds nothing.
 */
export function offerTypingErrors(index: StationIndex, fullKey: string, best: BestMatches): void {
  const allowed = allowedTypingErrors(fullKey.length);
  const found = best.matches.length;
  for (let maxErrors = 1; maxErrors <= allowed && best.matches.length === found; maxErrors++)
    offerWithin(index, fullKey.slice(0, DEPTH - 2), maxErrors, best);
}
