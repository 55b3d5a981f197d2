import { BestMatches, type Match, STEP } from './best-matches.ts';
import { readStationQueries, type StationQuery } from './query.ts';
import type { Station } from './station.ts';
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
    if (names[nameIndex]?.isLabel) best.offer(nameIndex, STEP.exactLabel);
  }
  best.settle();
  for (let place = from; place < to && suffixes[place]?.length === key.length; place++) {
    if (suffixStarts[place] === 0) best.offer(suffixNames[place] ?? 0, STEP.exactAlias);
  }
  best.settle();
  // After a whole name the city's other stations come before names that only begin with the same letters.
  for (let place = from; place < to; place++) {
    if (suffixStarts[place] !== 0) continue;
    const nameIndex = suffixNames[place] ?? 0;
    const isOther = isFinishedName && !isWordEnd(index, nameIndex, key.length);
    best.offer(nameIndex, STEP.prefix, isOther ? [1] : [0]);
  }
  best.settle();
  if (best.isFull) return;
  for (let place = from; place < to; place++) {
    if (suffixStarts[place] !== 0) best.offer(suffixNames[place] ?? 0, STEP.wordPrefix);
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
    if (hasWords(index, nameIndex, others)) best.offer(nameIndex, STEP.allWords);
  }
  best.settle();
}

/** The names that have the text anywhere. */
function offerContained(index: StationIndex, text: string, best: BestMatches): void {
  index.names.forEach(({ folded }, nameIndex) => {
    if (folded.includes(text)) best.offer(nameIndex, STEP.contained);
  });
  best.settle();
}

/** Offers every name that has the text as it is typed, the better answers first. */
function offerAsTyped(index: StationIndex, query: StationQuery, best: BestMatches): void {
  for (const key of keysOf(query)) {
    offerPrefixes(index, key, best);
    if (best.isFull) return;
  }
  offerAllWords(index, query.words, best);
  if (query.expandedKey !== query.key) offerAllWords(index, query.expandedWords, best);
  if (!best.isFull) offerContained(index, query.words.join(' '), best);
  if (!best.isFull && query.expandedKey !== query.key)
    offerContained(index, query.expandedWords.join(' '), best);
}

function keysOf({ key, expandedKey }: StationQuery): readonly string[] {
  return expandedKey === key ? [key] : [key, expandedKey];
}

/**
 * The best matches of a text, at most `limit`, one a station: exact label, exact alias, prefix, prefix of a word, all words
 * in any order, contained text and, if allowed and nothing but contained text was found, one or two typing errors; within
 * a step the more important station first. A text that nothing has is read without the country behind it ("Rome, Italy"),
 * and then only up to its comma. Nothing for a text without a letter or digit.
 */
export function searchStations(index: StationIndex, text: string, options: SearchOptions): readonly Match[] {
  const { limit, allowTypingErrors } = options;
  if (limit < 1) return [];
  const searches = readStationQueries(text).map((query) => ({
    query,
    best: new BestMatches(index, { limit, countries: query.countries, isPart: query.isPart }),
  }));
  const found = searches.find(({ query, best }) => {
    offerAsTyped(index, query, best);
    return best.matches.length > 0;
  });
  // Letters that stand inside a word may be an accident; any better match means that nothing was mistyped.
  const isSure = found?.best.matches.some(({ step }) => step < STEP.contained);
  if (!allowTypingErrors || isSure || found?.best.isFull) return found?.best.matches ?? [];
  const corrected = (found ? [found] : searches).find(({ query, best }) => {
    for (const key of keysOf(query)) offerTypingErrors(index, key, best);
    return best.matches.length > 0;
  });
  return corrected?.best.matches ?? [];
}

function stationsNamed(index: StationIndex, key: string, isExpandedToo: boolean): ReadonlySet<Station> {
  const { suffixes, suffixNames, suffixStarts, names, stations } = index;
  const found = new Set<Station>();
  for (let place = lowerBound(suffixes, key); suffixes[place] === key; place++) {
    const name = names[suffixNames[place] ?? 0];
    const station = name && stations[name.station];
    if (suffixStarts[place] === 0 && station && (isExpandedToo || !name?.isExpanded)) found.add(station);
  }
  return found;
}

/**
 * The stations that have a text as a whole name in any language; a name as it is written comes before one with its short
 * forms written out, and a country may stand behind it. Several where they share the name, as Cologne in Lombardy does.
 */
export function findStationsNamed(index: StationIndex, text: string): readonly Station[] {
  for (const query of readStationQueries(text)) {
    if (query.isPart) continue;
    for (const isExpanded of [false, true]) {
      const named = stationsNamed(index, isExpanded ? query.expandedKey : query.key, isExpanded);
      const wanted = [...named].filter(({ country }) => query.countries?.has(country) ?? true);
      if (wanted.length > 0) return wanted;
    }
  }
  return [];
}
