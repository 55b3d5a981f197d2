import type { Language } from '#app/domain/language.ts';
import { fold } from '#app/domain/stations/fold.ts';

/** One accepted form of a trip path, as words: those before the departure, between the two names and behind the arrival. */
interface TripPattern {
  readonly before: readonly string[];
  readonly between: string;
  readonly behind: readonly string[];
  /** The interface language that the form is written in; English is nobody's in particular. */
  readonly language?: Language;
}

/** The accepted patterns of specification section 2, "Trip landing page": what says most comes first, bare forms last. */
const TRIP_PATTERNS: readonly TripPattern[] = [
  { before: ['train', 'from'], between: 'to', behind: [] },
  { before: ['treno', 'da'], between: 'a', behind: [], language: 'it' },
  { before: ['train', 'da'], between: 'a', behind: [], language: 'it' },
  { before: [], between: 'to', behind: ['train', 'tickets'] },
  { before: [], between: 'to', behind: ['train'] },
  { before: [], between: 'para', behind: ['biglietti', 'treno'] },
  { before: [], between: 'para', behind: ['trem'] },
  { before: [], between: 'para', behind: ['train'] },
  { before: [], between: 'to', behind: ['trem'] },
  { before: [], between: 'to', behind: ['treno'] },
  { before: [], between: 'a', behind: ['treno'], language: 'it' },
  { before: [], between: 'to', behind: [] },
  { before: [], between: 'para', behind: [] },
  { before: [], between: 'a', behind: [], language: 'it' },
];

/** The two names that a trip path may mean, as lower-case ASCII words with single spaces. */
export interface TripNames {
  readonly from: string;
  readonly to: string;
}

/** Longest path that is read, in characters; twice the longest label with everything around it is half of that. */
const PATH_LENGTH = 400;

/** Most readings of one path that are worth trying; a real name has "a" or "to" in it once or twice. */
const READINGS = 24;

const TRIP_PATH = /train|trem|treno|-to-|-a-|para/;

/**
 * Whether a path is one of a trip: it contains train, trem, treno, -to-, -a- or para (specification section 2), in any
 * letter case, percent-encoded or not, with spaces, `_` or `+` in place of hyphens.
 */
export function isTripPath(path: string): boolean {
  return TRIP_PATH.test(
    decodePath(path)
      .toLowerCase()
      .replace(/[\s_+]+/g, '-'),
  );
}

/**
 * Reads a trip path that is not trusted as the names it may mean, the likeliest first; a name may itself contain "a" or
 * "to", so there can be several. Nothing for a path of another form or of more than 400 characters; never throws.
 *
 * @param path as in the address, percent-encoded or not
 */
export function parseTripPath(path: string): readonly TripNames[] {
  const words = wordsOf(path);
  const readings = new Map<string, TripNames>();
  for (const pattern of TRIP_PATTERNS) {
    for (const names of readPattern(words, pattern)) {
      if (readings.size >= READINGS) break;
      readings.set(`${names.from}\n${names.to}`, names);
    }
  }
  return [...readings.values()];
}

/** The language that a trip path is written in, for those that are: Italian for `/treno-da-roma-a-milano`. */
export function languageOfPath(path: string): Language | undefined {
  if (!isTripPath(path)) return undefined;
  const words = wordsOf(path);
  return TRIP_PATTERNS.find((pattern) => readPattern(words, pattern).length > 0)?.language;
}

function wordsOf(path: string): readonly string[] {
  return path.length > PATH_LENGTH ? [] : fold(decodePath(path)).split(' ');
}

/** Every way to split the words by the pattern, from the left. */
function readPattern(words: readonly string[], { before, between, behind }: TripPattern): TripNames[] {
  const end = words.length - behind.length;
  if (before.some((word, place) => words[place] !== word)) return [];
  if (behind.some((word, place) => words[end + place] !== word)) return [];
  const found: TripNames[] = [];
  for (let place = before.length + 1; place < end - 1 && found.length < READINGS; place++) {
    if (words[place] !== between) continue;
    found.push({
      from: words.slice(before.length, place).join(' '),
      to: words.slice(place + 1, end).join(' '),
    });
  }
  return found;
}

/** A path without percent-encoding; a sequence that is no UTF-8 becomes a space. */
function decodePath(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return ' ';
    }
  });
}
