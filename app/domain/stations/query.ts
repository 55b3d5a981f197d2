import { expandShortForms, fold, joinWords } from './fold.ts';
import type { CountryCode } from './station.ts';

/** A typed text in the forms that the search compares. */
export interface StationQuery {
  readonly words: readonly string[];
  readonly key: string;
  /** With short forms written out; the same as `words` and `key` when there are none. */
  readonly expandedWords: readonly string[];
  readonly expandedKey: string;
  /** The countries that the text names behind the station, as in "Rome, Italy"; undefined when it names none. */
  readonly countries: ReadonlySet<CountryCode> | undefined;
  /** This is only what stands before the text's first comma. */
  readonly isPart: boolean;
}

// Longer than the longest name with everything that people add to it; the rest of a pasted page is not read.
const MAX_LENGTH = 100;

/** The countries' names in English, Italian, French, Portuguese and German, folded. */
const COUNTRY_NAMES: readonly (readonly [string, CountryCode])[] = [
  ...['italy', 'italia', 'italie', 'italien'].map((name) => [name, 'IT'] as const),
  ...['switzerland', 'svizzera', 'suisse', 'suica', 'schweiz'].map((name) => [name, 'CH'] as const),
  ...['france', 'francia', 'franca', 'frankreich'].map((name) => [name, 'FR'] as const),
  ...['germany', 'germania', 'allemagne', 'alemanha', 'deutschland'].map((name) => [name, 'DE'] as const),
  ...['austria', 'autriche', 'osterreich', 'oesterreich'].map((name) => [name, 'AT'] as const),
];

/** Reads a typed text as it stands; only its first 100 characters count. */
export function readStationQuery(
  text: string,
  countries?: ReadonlySet<CountryCode>,
  isPart = false,
): StationQuery {
  const folded = fold(text.slice(0, MAX_LENGTH));
  const expanded = expandShortForms(folded);
  return {
    words: folded === '' ? [] : folded.split(' '),
    key: joinWords(folded),
    expandedWords: expanded === '' ? [] : expanded.split(' '),
    expandedKey: joinWords(expanded),
    countries,
    isPart,
  };
}

/** What stands before a country's name at the end of a text: a whole name, or behind a comma its beginning. */
function withoutCountry(text: string): StationQuery | undefined {
  const comma = text.lastIndexOf(',');
  const words = fold(text).split(' ');
  const named = comma < 0 ? (words.at(-1) ?? '') : fold(text.slice(comma + 1));
  const rest = comma < 0 ? words.slice(0, -1).join(' ') : text.slice(0, comma);
  const countries = COUNTRY_NAMES.filter(([name]) => (comma < 0 ? name === named : name.startsWith(named)));
  if (named === '' || countries.length === 0 || fold(rest) === '') return undefined;
  return readStationQuery(rest, new Set(countries.map(([, country]) => country)));
}

/**
 * The ways to read a typed text, the likeliest first: as it stands, without the country at its end, and only what stands
 * before its first comma.
 * @example readStationQueries('Rome, Italy').map(({ key }) => key) // ['romeitaly', 'rome', 'rome']
 */
export function readStationQueries(text: string): readonly StationQuery[] {
  const read = text.slice(0, MAX_LENGTH);
  const comma = read.indexOf(',');
  const queries = [
    readStationQuery(read),
    withoutCountry(read),
    comma < 0 ? undefined : readStationQuery(read.slice(0, comma), undefined, true),
  ];
  return queries.filter((query) => query !== undefined).filter(({ key }) => key !== '');
}
