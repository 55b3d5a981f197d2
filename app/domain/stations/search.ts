import { memoize } from '../memoize.ts';
import type { FoldedText } from './fold.ts';
import { readStationQueries, type StationQuery } from './query.ts';
import type { Station } from './station.ts';
import type { IndexedName, StationIndex } from './station-index.ts';
import { findNearNames } from './typing-errors.ts';

/** How well a name matches a text; a lower step is a better match. */
export const STEP = {
  exactLabel: 0,
  exactAlias: 1,
  prefix: 2,
  wordPrefix: 3,
  allWords: 4,
  /** Only the part before the comma matched. */
  partOfText: 5,
  contained: 6,
  typingErrors: 7,
} as const;

type Step = (typeof STEP)[keyof typeof STEP];

/** A station's best match for a text. */
export interface Match {
  readonly name: IndexedName;
  readonly step: Step;
}

/** The names that a step of the search reads, the more important first. */
interface SearchedNames {
  readonly all: readonly IndexedName[];
  /** The names with the text's key. */
  readonly same: readonly IndexedName[];
  /** The names that contain each word of the text; computed once, on the first call. */
  readonly containing: () => readonly IndexedName[];
}

interface Rule {
  readonly step: Step;
  readonly among: (names: SearchedNames) => readonly IndexedName[];
  readonly matches: (name: IndexedName, text: FoldedText) => boolean;
}

const startsWord = ({ endings }: IndexedName, word: string) =>
  endings.some((ending) => ending.startsWith(word));

/**
 * The rules of each step, in the order of their matches. Each round tries the text as written, then
 * with its short forms written out. A search ends with enough matches: a single letter begins so
 * many names that the rules after `prefix` are never read.
 */
const ROUNDS: readonly (readonly Rule[])[] = [
  [
    { step: STEP.exactLabel, among: ({ same }) => same, matches: ({ isLabel }) => isLabel },
    { step: STEP.exactAlias, among: ({ same }) => same, matches: () => true },
    // After a whole name the city's other stations come before names that only begin with the same
    // letters.
    {
      step: STEP.prefix,
      among: ({ same, containing }) => (same.length > 0 ? containing() : []),
      matches: (name, { key }) => name.endings.some((ending) => key + ending === name.key),
    },
    {
      step: STEP.prefix,
      among: ({ all }) => all,
      matches: (name, { key }) => name.key.startsWith(key),
    },
    {
      step: STEP.wordPrefix,
      among: ({ containing }) => containing(),
      matches: (name, { key }) => startsWord(name, key),
    },
  ],
  [
    {
      step: STEP.allWords,
      among: ({ containing }) => containing(),
      matches: (name, { words }) =>
        words.length > 1 && words.every((word) => startsWord(name, word)),
    },
  ],
  [
    {
      step: STEP.contained,
      among: ({ containing }) => containing(),
      matches: (name, { folded }) => name.folded.includes(folded),
    },
  ],
];

/** The names that contain the text as typed, the better matches first. */
function* matchAsTyped(index: StationIndex, { forms, countries }: StationQuery): Generator<Match> {
  const all = namesIn(index.names, countries);
  const texts = forms.map((text): [FoldedText, SearchedNames] => {
    const contains = ({ key }: IndexedName) => text.words.every((word) => key.includes(word));
    const same = namesIn(index.namesByKey.get(text.key) ?? [], countries);
    return [text, { all, same, containing: memoize(1, () => all.filter(contains)) }];
  });
  for (const rules of ROUNDS) {
    for (const [text, names] of texts) {
      for (const { step, among, matches } of rules) {
        for (const name of among(names)) if (matches(name, text)) yield { name, step };
      }
    }
  }
}

function namesIn(
  names: readonly IndexedName[],
  countries: StationQuery['countries'],
): readonly IndexedName[] {
  return countries ? names.filter(({ station }) => countries.has(station.country)) : names;
}

function bestOf(
  { isPart }: StationQuery,
  matches: Iterable<Match>,
  limit: number,
): readonly Match[] {
  const found = new Map<Station, Match>();
  for (const { name, step } of matches) {
    if (!found.has(name.station))
      found.set(name.station, { name, step: isPart ? STEP.partOfText : step });
    if (found.size >= limit) break;
  }
  return [...found.values()].slice(0, limit);
}

/**
 * The best matches of a text, at most `limit`, one a station: exact label, exact alias, prefix,
 * prefix of a word, all words in any order, contained text and, if allowed and nothing but
 * contained text was found, one or two typing errors; within a step the more important station
 * first. A text without a match is read without the country after it ("Rome, Italy"), and then
 * only up to its comma. A text without a letter or digit has no matches.
 */
export function searchStations(
  index: StationIndex,
  text: string,
  { limit, allowTypingErrors }: { readonly limit: number; readonly allowTypingErrors: boolean },
): readonly Match[] {
  const searches = readStationQueries(text).map((query) => ({
    query,
    typed: bestOf(query, matchAsTyped(index, query), limit),
  }));
  const best = searches.find(({ typed }) => typed.length > 0);
  // Letters inside a word may match by accident. Any better match means that there is no typing
  // error.
  const isSure = best?.typed.some(({ step }) => step < STEP.contained);
  if (isSure || !allowTypingErrors) return best?.typed ?? [];
  for (const { query, typed } of best ? [best] : searches) {
    const names =
      typed.length < limit ? findNearNames(namesIn(index.names, query.countries), query.forms) : [];
    const mistyped = names.map((name) => ({ name, step: STEP.typingErrors }));
    const found = bestOf(query, [...typed, ...mistyped], limit);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The stations that have a text as a whole name in any language, the more important first; a name
 * as it is written comes before one with its short forms written out, and a country may stand
 * after it. There are several where they share the name, such as Cologne in Germany and in
 * Lombardy.
 */
export function findStationsNamed(index: StationIndex, text: string): readonly Station[] {
  for (const { forms, countries, isPart } of readStationQueries(text)) {
    // A part of the text is no whole name.
    if (isPart) continue;
    const named = (form: FoldedText | undefined) =>
      namesIn(index.namesByKey.get(form?.key ?? '') ?? [], countries);
    const asWritten = named(forms[0]).filter((name) => !name.isExpanded);
    const names = asWritten.length > 0 ? asWritten : named(forms.at(-1));
    if (names.length > 0) return [...new Set(names.map(({ station }) => station))];
  }
  return [];
}
