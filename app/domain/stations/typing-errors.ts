import { type BestMatches, STEP } from './best-matches.ts';
import type { StationIndex } from './station-index.ts';
import { type SuffixTrie, TRIE_DEPTH } from './suffix-trie.ts';

/** How many typing errors a text may have: none below four letters, one below seven, then two. */
export function allowedTypingErrors(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** One walk through the tree: the text, and a row of edit distances for each depth (optimal string alignment). */
interface Walk {
  readonly index: StationIndex;
  readonly trie: SuffixTrie;
  readonly key: string;
  readonly maxErrors: number;
  readonly rows: Uint8Array;
  readonly best: BestMatches;
}

// More than any number of errors that is allowed, and small enough to be counted up in a byte.
const TOO_MANY = 100;

/**
 * Fills the row of a depth from the rows above and returns its least value. Only the cells near the diagonal are filled:
 * further off, the lengths alone differ by too many letters.
 */
function fillRow(walk: Walk, depth: number, character: number, parentCharacter: number): number {
  const { key, rows, maxErrors } = walk;
  const width = key.length + 2;
  const row = depth * width;
  const above = row - width;
  const from = Math.max(1, depth - maxErrors);
  const to = Math.min(key.length, depth + maxErrors);
  let left = from === 1 && depth <= maxErrors ? depth : TOO_MANY;
  let least = left;
  rows[row + from - 1] = left;
  for (let column = from; column <= to; column++) {
    const typed = key.charCodeAt(column - 1);
    const replaced = (rows[above + column - 1] ?? 0) + (typed === character ? 0 : 1);
    const missing = (rows[above + column] ?? 0) + 1;
    let errors = Math.min(left + 1, missing);
    if (replaced < errors) errors = replaced;
    if (depth > 1 && column > 1 && typed === parentCharacter && key.charCodeAt(column - 2) === character) {
      const swapped = (rows[above - width + column - 2] ?? 0) + 1;
      if (swapped < errors) errors = swapped;
    }
    rows[row + column] = errors;
    left = errors;
    if (errors < least) least = errors;
  }
  rows[row + to + 1] = TOO_MANY;
  return least;
}

/** The errors between the whole text and a node's path; too many where its row was not filled to the end. */
function errorsAt(walk: Walk, depth: number): number {
  const { key, rows, maxErrors } = walk;
  return Math.abs(depth - key.length) > maxErrors
    ? TOO_MANY
    : (rows[depth * (key.length + 2) + key.length] ?? 0);
}

function offerRange(walk: Walk, node: number, errors: number, isFirstLetterWrong: boolean): void {
  const { index, trie, key, best } = walk;
  const end = trie.ends[node] ?? 0;
  for (let place = trie.starts[node] ?? 0; place < end; place++) {
    const nameIndex = index.suffixNames[place] ?? 0;
    const isInside = index.suffixStarts[place] !== 0;
    // Errors count most; then a wrong first letter, which is rare; then a match that is not at the name's beginning;
    // then one that is not the whole name.
    const isPart = (index.suffixes[place]?.length ?? 0) > key.length + walk.maxErrors;
    const penalty = errors * 8 + (isFirstLetterWrong ? 4 : 0) + (isInside ? 2 : 0) + (isPart ? 1 : 0);
    best.offer(nameIndex, STEP.typingErrors, penalty);
  }
}

function visit(walk: Walk, parent: number, depth: number, leastAccepted: number): void {
  const { trie, key, maxErrors } = walk;
  for (let node = trie.firstChildren[parent] ?? 0; node !== 0; node = trie.nextSiblings[node] ?? 0) {
    const least = fillRow(walk, depth, trie.characters[node] ?? 0, trie.characters[parent] ?? 0);
    if (least > maxErrors) continue;
    const errors = errorsAt(walk, depth);
    let accepted = leastAccepted;
    if (errors <= maxErrors && errors < accepted) {
      accepted = errors;
      const firstCharacter = key.charCodeAt(0);
      const begins = walk.index.suffixes[trie.starts[node] ?? 0]?.charCodeAt(0) === firstCharacter;
      offerRange(walk, node, errors, !begins);
    }
    if (least < accepted && depth < TRIE_DEPTH) visit(walk, node, depth + 1, accepted);
  }
}

/**
 * Offers the names of which a beginning, or the beginning from one of the words on, differs from the text by a few typing
 * errors: a letter too many, missing, wrong, or two letters swapped. Two errors only when one finds nothing.
 */
export function offerTypingErrors(index: StationIndex, fullKey: string, best: BestMatches): void {
  const allowed = allowedTypingErrors(fullKey.length);
  const key = fullKey.slice(0, TRIE_DEPTH - 2);
  const found = best.matches.length;
  for (let maxErrors = 1; maxErrors <= allowed && best.matches.length === found; maxErrors++) {
    const rows = new Uint8Array((TRIE_DEPTH + 1) * (key.length + 2));
    for (let column = 0; column <= key.length; column++)
      rows[column] = column <= maxErrors ? column : TOO_MANY;
    const walk = { index, trie: index.trie(), key, maxErrors, rows, best };
    visit(walk, 0, 1, Number.POSITIVE_INFINITY);
  }
}
