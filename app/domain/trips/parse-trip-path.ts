import { decoded } from '#app/domain/decoded.ts';
import type { Language } from '#app/domain/language.ts';
import { fold } from '#app/domain/stations/fold.ts';

/**
 * The accepted patterns of docs/product.md, section 2, "Trip", `*` being a name:
 * specific forms first, bare forms last. Some are Italian, one is French; the others have no
 * language.
 */
const TRIP_PATTERNS: readonly (readonly [pattern: string, language?: Language])[] = [
  ['train from * to *'],
  ['treno da * a *', 'it'],
  ['train da * a *', 'it'],
  ['train de * a *', 'fr'],
  ['* to * train tickets'],
  ['* to * train'],
  ['* para * biglietti treno'],
  ['* para * trem'],
  ['* para * train'],
  ['* to * trem'],
  ['* to * treno'],
  ['* a * treno', 'it'],
  ['* to *'],
  ['* para *'],
  ['* a *', 'it'],
];

/** The two names that a trip path may mean, as lower-case ASCII words with single spaces. */
export interface TripPathNames {
  readonly from: string;
  readonly to: string;
}

/**
 * The longest path that is read, in characters: twice the length of a path with the two longest
 * labels.
 */
const PATH_LENGTH = 400;

/** The most readings of one path to try. Real names have "a" or "to" in them once or twice. */
const READINGS = 24;

const TRIP_PATH = /train|trem|treno|para|[-\s_+](?:to|a)[-\s_+]/i;

/**
 * Whether a path is one of a trip: it contains train, trem, treno, -to-, -a- or para
 * (docs/product.md, section 2), in any letter case, percent-encoded or not, with spaces, `_` or `+`
 * in place of hyphens.
 */
export function isTripPath(path: string): boolean {
  return TRIP_PATH.test(decodePath(path));
}

/**
 * Reads an untrusted trip path as pairs of names, the likeliest first. A name may itself contain
 * "a" or "to", so there can be several. Nothing for a path of another form or of more than 400
 * characters; never throws.
 *
 * @param path as in the address, percent-encoded or not
 */
export function parseTripPath(path: string): readonly TripPathNames[] {
  const folded = foldPath(path);
  const readings: TripPathNames[] = [];
  for (const [pattern] of TRIP_PATTERNS) {
    for (const names of readPattern(folded, pattern)) {
      const isKnown = readings.some(({ from, to }) => from === names.from && to === names.to);
      if (!isKnown && readings.length < READINGS) readings.push(names);
    }
  }
  return readings;
}

/**
 * The language of a trip path's words, where they have one: Italian for `/treno-da-roma-a-milano`.
 */
export function languageOfPath(path: string): Language | undefined {
  if (!isTripPath(path)) return undefined;
  const folded = foldPath(path);
  return TRIP_PATTERNS.find(([pattern]) => readPattern(folded, pattern).length > 0)?.[1];
}

function foldPath(path: string): string {
  return path.length > PATH_LENGTH ? '' : fold(decodePath(path));
}

/** Every way to split a folded path by the pattern, from the left. */
function readPattern(path: string, pattern: string): TripPathNames[] {
  const [before = '', between = '', after = ''] = pattern.split('*');
  if (!path.startsWith(before) || !path.endsWith(after)) return [];
  const names = path.slice(before.length, path.length - after.length);
  // Two in a row share a space.
  return [...names.matchAll(new RegExp(`${between.trimEnd()}(?= )`, 'g'))]
    .slice(0, READINGS)
    .map(({ index }) => ({ from: names.slice(0, index), to: names.slice(index + between.length) }));
}

/** A path without percent-encoding; a sequence that is not UTF-8 becomes a space. */
function decodePath(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => decoded(encoded) ?? ' ');
}
