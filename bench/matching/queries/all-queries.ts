import { ABBREVIATIONS } from './abbreviations.ts';
import { EXACT_NAMES } from './exact-names.ts';
import { EXONYMS } from './exonyms.ts';
import { FOREIGN_CITIES } from './foreign-cities.ts';
import { MISSING_MARKS } from './missing-marks.ts';
import { OTHER_ORDER } from './other-order.ts';
import { PREFIXES } from './prefixes.ts';
import type { LabelledQuery } from './query.ts';
import { SHORT_NAMES } from './short-names.ts';
import { TYPING_ERRORS } from './typing-errors.ts';

/** Every labelled query, by theme. */
export const QUERIES_BY_THEME: Readonly<Record<string, readonly LabelledQuery[]>> = {
  'exact names': EXACT_NAMES,
  exonyms: EXONYMS,
  'foreign cities': FOREIGN_CITIES,
  'missing marks': MISSING_MARKS,
  abbreviations: ABBREVIATIONS,
  prefixes: PREFIXES,
  'short names': SHORT_NAMES,
  'typing errors': TYPING_ERRORS,
  'other order': OTHER_ORDER,
};

/** Every labelled query in one list. */
export const ALL_QUERIES: readonly LabelledQuery[] = Object.values(QUERIES_BY_THEME).flat();
