import { type FoldedText, fold, foldedForms } from './fold.ts';
import type { CountryCode } from './station.ts';

/** One reading of a typed text. */
export interface StationQuery {
  /** The text as it is, and with its short forms written out where it has any. */
  readonly forms: readonly [FoldedText, ...FoldedText[]];
  /**
   * The countries that the text names after the station, as in "Rome, Italy"; undefined when it
   * names none.
   */
  readonly countries?: ReadonlySet<CountryCode>;
  /** Only the part before the text's first comma is read. */
  readonly isPart?: boolean;
}

/** Longer than the longest name with all usual additions; the rest of a pasted page is not read. */
export const READ_LENGTH = 100;

/** The countries' names in English, Italian, French, Portuguese and German, folded. */
const COUNTRY_NAMES: readonly (readonly [CountryCode, readonly string[]])[] = [
  ['IT', ['italy', 'italia', 'italie', 'italien']],
  ['CH', ['switzerland', 'svizzera', 'suisse', 'suica', 'schweiz']],
  ['FR', ['france', 'francia', 'franca', 'frankreich']],
  ['DE', ['germany', 'germania', 'allemagne', 'alemanha', 'deutschland']],
  ['AT', ['austria', 'autriche', 'osterreich', 'oesterreich']],
];

/**
 * The part before a country at the end of a text: the country's whole name, or its beginning after
 * a comma.
 */
function withoutCountry(text: string): StationQuery | undefined {
  const comma = text.lastIndexOf(',');
  const end = comma < 0 ? text.search(/\p{L}+\P{L}*$/u) : comma;
  const named = end < 0 ? '' : fold(text.slice(end));
  const countries = COUNTRY_NAMES.filter(([, names]) =>
    names.some((name) => (comma < 0 ? name === named : name.startsWith(named))),
  );
  return named === '' || countries.length === 0
    ? undefined
    : {
        forms: foldedForms(text.slice(0, end)),
        countries: new Set(countries.map(([country]) => country)),
      };
}

/**
 * The readings of a typed text, the likeliest first: whole, without the country at its end, and
 * only the part before its first comma. Only the first 100 characters are read. A text without a
 * letter or digit has no reading.
 *
 * @example readStationQueries('Rome, Italy').map(({ forms: [{ key }] }) => key)
 * // ['romeitaly', 'rome', 'rome']
 */
export function readStationQueries(text: string): readonly StationQuery[] {
  const read = text.slice(0, READ_LENGTH);
  const comma = read.indexOf(',');
  const queries = [
    { forms: foldedForms(read) },
    withoutCountry(read),
    comma < 0 ? undefined : { forms: foldedForms(read.slice(0, comma)), isPart: true },
  ];
  return queries
    .filter((query) => query !== undefined)
    .filter(({ forms: [{ key }] }) => key !== '');
}
