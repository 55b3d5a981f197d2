import type { TextRange } from './mark.ts';
import type { StationSuggestion } from './suggest.ts';

/** How a suggested station is named in the list. */
export interface LabelMarks {
  /** The characters of the station's label to mark, as separate ranges in order. */
  readonly ranges: readonly TextRange[];
  /** The name that matched, shown after a label that starts differently. */
  readonly otherName: string | undefined;
}

/** The words that distinguish all stations of a city: «(all stations)». */
const DISTINCTION = / \([^)]*\)$/;

/**
 * The marks of a suggestion for a typed text. Only a station's own label is marked, since marks
 * make a name in another language look misspelt.
 */
export function labelMarks(
  { station: { label }, matchedLabel, ranges }: StationSuggestion,
  given: string,
): LabelMarks {
  const typed = given.trim();
  const begins = label.toLowerCase().startsWith(typed.toLowerCase());
  if (begins) return { ranges: typed ? [[0, typed.length]] : [], otherName: undefined };
  if (matchedLabel === label) return { ranges, otherName: undefined };
  // The label has it in the visitor's language already.
  const otherName = DISTINCTION.test(label) ? matchedLabel.replace(DISTINCTION, '') : matchedLabel;
  return { ranges: [], otherName };
}
