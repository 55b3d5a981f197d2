import { BestMatches, type Match, STEP } from './best-matches.ts';
import { readStationQuery, type StationQuery } from './query.ts';
import type { StationIndex } from './station-index.ts';
import { offerTypingErrors } from './typing-errors.ts';

/** What a search may take as an answer. */
interface SearchOptions {
  readonly limit: number;
  readonly allowTypingErrors: boolean;
}

/** The first place in the sorted suffixes whose text is not before `key`. */
function lowerBound(suffixes: readonly string[], key: string): number {
  let low = 0;
  let high = suffixes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((suffixes[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The end of the suffixes that begin with `key`. */
function upperBound(suffixes: readonly string[], key: string): number {
  return lowerBound(suffixes, `${key}\uffff`);
}

function isWordEnd(index: StationIndex, nameIndex: number, end: number): boolean {
  const name = index.names[nameIndex];
  return name !== undefined && (end === name.key.length || name.wordStarts.includes(end));
}

/** The keys that begin with the text, and then those with a word that does; the exact ones before both. */
function offerPrefixes(index: StationIndex, key: string, best: BestMatches): void {
  const { suffixes, suffixNames, suffixStarts, names } = index;
  const from = lowerBound(suffixes, key);
  const to = upperBound(suffixes, key);
  // A text that equals the end of a sorted range's first suffixes: the shortest stand first.
  let isFinishedName = false;
  for (let place = from; place < to && suffixes[place]?.length === key.length; place++) {
    const nameIndex = suffixNames[place] ?? 0;
    if (suffixStarts[place] !== 0) continue;
    isFinishedName = true;
    if (names[nameIndex]?.isLabel) best.offer(nameIndex, STEP.exactLabel, 0);
  }
  best.settle();
  for (let place = from; place < to && suffixes[place]?.length === key.length; place++) {
    if (suffixStarts[place] === 0) best.offer(suffixNames[place] ?? 0, STEP.exactAlias, 0);
  }
  best.settle();
  // After a whole name the city's other stations come before names that only begin with the same letters.
  for (let place = from; place < to; place++) {
    if (suffixStarts[place] !== 0) continue;
    const nameIndex = suffixNames[place] ?? 0;
    const isOther = isFinishedName && !isWordEnd(index, nameIndex, key.length);
    best.offer(nameIndex, STEP.prefix, isOther ? 1 : 0);
  }
  best.settle();
  if (best.isFull) return;
  for (let place = from; place < to; place++) {
    if (suffixStarts[place] !== 0) best.offer(suffixNames[place] ?? 0, STEP.wordPrefix, 0);
  }
  best.settle();
}

function hasWords(index: StationIndex, nameIndex: number, words: readonly string[]): boolean {
  const name = index.names[nameIndex];
  if (name === undefined) return false;
  return words.every((word) => name.wordStarts.some((start) => name.key.startsWith(word, start)));
}

/** The names that have every word of the text, or a word that begins with it, in any order. */
function offerAllWords(index: StationIndex, words: readonly string[], best: BestMatches): void {
  if (words.length < 2) return;
  let rarest = '';
  let from = 0;
  let to = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const low = lowerBound(index.suffixes, word);
    const high = upperBound(index.suffixes, word);
    if (high - low < to - from) [rarest, from, to] = [word, low, high];
  }
  const others = words.filter((word) => word !== rarest);
  for (let place = from; place < to; place++) {
    const nameIndex = index.suffixNames[place] ?? 0;
    if (hasWords(index, nameIndex, others)) best.offer(nameIndex, STEP.allWords, 0);
  }
  best.settle();
}

/** The names that have the text anywhere. */
function offerContained(index: StationIndex, text: string, best: BestMatches): void {
  const { foldedText, foldedOffsets } = index;
  let at = foldedText.indexOf(text);
  let nameIndex = 0;
  while (at >= 0) {
    // Jumps of doubling size, since matches may be far apart, and then a binary search.
    let high = nameIndex + 1;
    for (let jump = 1; high < foldedOffsets.length && (foldedOffsets[high] ?? 0) <= at; jump *= 2)
      high += jump;
    high = Math.min(high, foldedOffsets.length);
    while (nameIndex + 1 < high) {
      const middle = (nameIndex + high) >>> 1;
      if ((foldedOffsets[middle] ?? 0) <= at) nameIndex = middle;
      else high = middle;
    }
    best.offer(nameIndex, STEP.contained, 0);
    const next = foldedOffsets[nameIndex + 1];
    at = next === undefined ? -1 : foldedText.indexOf(text, next);
  }
  best.settle();
}

function searchQuery(index: StationIndex, query: StationQuery, options: SearchOptions): readonly Match[] {
  const best = new BestMatches(index, options.limit);
  const keys = query.expandedKey === query.key ? [query.key] : [query.key, query.expandedKey];
  for (const key of keys) {
    offerPrefixes(index, key, best);
    if (best.isFull) return best.matches;
  }
  offerAllWords(index, query.words, best);
  if (query.expandedKey !== query.key) offerAllWords(index, query.expandedWords, best);
  if (!best.isFull) offerContained(index, query.words.join(' '), best);
  if (!best.isFull && query.expandedKey !== query.key)
    offerContained(index, query.expandedWords.join(' '), best);
  // Letters that stand inside a word may be an accident; any better match means that nothing was mistyped.
  const isFound = best.matches.some(({ step }) => step < STEP.contained);
  if (options.allowTypingErrors && !best.isFull && !isFound) {
    for (const key of keys) offerTypingErrors(index, key, best);
    best.settle();
  }
  return best.matches;
}

/**
 * The best matches of a text, at most `limit`, one a station: exact label, exact alias, prefix, prefix of a word, all words
 * in any order, contained text and, if allowed and nothing but contained text was found, one or two typing errors; within a step the more important station first.
 * Nothing for a text without a letter or digit.
 */
export function searchStations(index: StationIndex, text: string, options: SearchOptions): readonly Match[] {
  const query = readStationQuery(text);
  if (query.key === '' || options.limit < 1) return [];
  return searchQuery(index, query, options);
}
