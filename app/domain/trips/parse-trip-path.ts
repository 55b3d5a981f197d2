import { decoded } from '#app/domain/decoded.ts';
import type { Language } from '#app/domain/language.ts';
import { fold } from '#app/domain/stations/fold.ts';

/**
 * The accepted patterns of docs/product.md, section 2, "Trip landing page", `*` being a name: what
 * says most comes first, bare forms last. Some are Italian; the others are nobody's in particular.
 */
const TRIP_PATTERNS: readonly (readonly [pattern: string, language?: Language])[] = [
  ['train from * to *'],
  ['treno da * a *', 'it'],
  ['train da * a *', 'it'],
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
export interface TripNames {
  readonly from: string;
  readonly to: string;
}

/**
 * Longest path that is read, in characters; twice the longest label with everything around it is
 * half of that.
 */
const PATH_LENGTH = 400;

/**
 * Most readings of one path that are worth trying; a real name has "a" or "to" in it once or twice.
 */
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
 * Reads a trip path that is not trusted as the names it may mean, the likeliest first; a name may
 * itself contain "a" or "to", so there can be several. Nothing for a path of another form or of
 * more than 400 characters; never throws.
 *
 * @param path as in the address, percent-encoded or not
 */
export function parseTripPath(path: string): readonly TripNames[] {
  const folded = foldPath(path);
  const readings = new Map<string, TripNames>();
  for (const [pattern] of TRIP_PATTERNS) {
    for (const names of readPattern(folded, pattern)) {
      if (readings.size >= READINGS) break;
      readings.set(`${names.from}\n${names.to}`, names);
    }
  }
  return [...readings.values()];
}

/**
 * The language that a trip path is written in, for those that are: Italian for
 * `/treno-da-roma-a-milano`.
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
function readPattern(path: string, pattern: string): TripNames[] {
  const [before = '', between = '', behind = ''] = pattern.split('*');
  if (!path.startsWith(before) || !path.endsWith(behind)) return [];
  const names = path.slice(before.length, path.length - behind.length);
  // Two of them in a row share a space.
  return [...names.matchAll(new RegExp(`${between.trimEnd()}(?= )`, 'g'))]
    .slice(0, READINGS)
    .map(({ index }) => ({ from: names.slice(0, index), to: names.slice(index + between.length) }));
}

/** A path without percent-encoding; a sequence that is no UTF-8 becomes a space. */
function decodePath(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => decoded(encoded) ?? ' ');
}
