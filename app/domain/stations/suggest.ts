import { markMatch, type TextRange } from './mark.ts';
import { searchStations } from './search.ts';
import type { Station } from './station.ts';
import type { StationIndex } from './station-index.ts';

/** A station that a typed text may mean. */
export interface StationSuggestion {
  readonly station: Station;
  /** The name that matched: the station's label or one of its aliases. */
  readonly matchedLabel: string;
  /** Which characters of `matchedLabel` to mark, from the start up to, not including, the end; in order, never touching. */
  readonly ranges: readonly TextRange[];
}

/**
 * The stations that a typed text may mean, the likeliest first, at most `limit`; none for a text without a letter or digit.
 * @example suggestStations(index, 'milao', 8)[0]?.station.id // '83017004', Milano Centrale
 */
export function suggestStations(
  index: StationIndex,
  text: string,
  limit: number,
): readonly StationSuggestion[] {
  const suggestions: StationSuggestion[] = [];
  for (const { name } of searchStations(index, text, { limit, allowTypingErrors: true })) {
    const station = index.stations[name.station];
    if (station === undefined) continue;
    suggestions.push({ station, matchedLabel: name.text, ranges: markMatch(name.text, text) });
  }
  return suggestions;
}
