import type { Language } from '#app/domain/language.ts';

/** One accepted form of a trip path, as words: those before the departure, between the two names and behind the arrival. */
export interface TripPattern {
  readonly before: readonly string[];
  readonly between: string;
  readonly behind: readonly string[];
  /** The interface language that the form is written in; English is nobody's in particular. */
  readonly language?: Language;
}

/** The accepted patterns of specification section 2, "Trip landing page": what says most comes first, bare forms last. */
export const TRIP_PATTERNS: readonly TripPattern[] = [
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
