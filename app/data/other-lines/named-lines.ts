import { LINES_ACROSS_BORDERS } from './lines/across-borders.ts';
import { LINES_OF_EMILIA_ROMAGNA } from './lines/emilia-romagna.ts';
import { LINES_OF_LOCAL_RAILWAYS } from './lines/local-railways.ts';
import type { NamedLine } from './schema.ts';

/**
 * Lines of other companies by their run alone. Closed for works for a season, a line stays here: it
 * is named, and its times are the company's to tell.
 */
export const NAMED_LINES: readonly NamedLine[] = [
  ...LINES_OF_EMILIA_ROMAGNA,
  ...LINES_OF_LOCAL_RAILWAYS,
  ...LINES_ACROSS_BORDERS,
];
