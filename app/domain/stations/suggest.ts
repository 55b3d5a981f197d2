import { fold, joinWords } from './fold.ts';
import { markMatch, type TextRange } from './mark.ts';
import { READ_LENGTH } from './query.ts';
import { STEP, searchStations } from './search.ts';
import type { Station } from './station.ts';
import { findArea, type StationIndex } from './station-index.ts';

/** A suggestion for a typed text. */
export interface StationSuggestion {
  readonly station: Station;
  /**
   * The name that matched: the station's label if it begins with the typed text, otherwise its best
   * name, preferably in the list's language; for a station of an area, the area's name.
   */
  readonly matchedLabel: string;
  /**
   * The characters of `matchedLabel` to mark, as separate ranges in order; the ends are exclusive.
   */
  readonly ranges: readonly TextRange[];
  /** The place that one goes on to from the station, where the text names it. */
  readonly place?: string | undefined;
}

const withoutCity = (name: string) => name.replace(/^\S+/, '');

/**
 * The stations that a typed text may mean, the likeliest first, at most `limit`; for an area such
 * as "Lake Como" the stations of that name and then the area's. A text without a letter or digit
 * has none.
 * @example suggestStations(index, 'milao', 8)[0]?.station.id // '83017004', Milano Centrale
 */
export function suggestStations(
  index: StationIndex,
  given: string,
  limit: number,
): StationSuggestion[] {
  const text = given.slice(0, READ_LENGTH);
  const area = findArea(index, text);
  const loosestBesideArea = area.isWhole ? STEP.exactAlias : STEP.wordPrefix;
  const key = joinWords(fold(text));
  const suggestions = new Map<string, StationSuggestion>();
  for (const { name, step } of searchStations(index, text, { limit, allowTypingErrors: true })) {
    const { station } = name;
    if (area.isLeading && step > loosestBesideArea) continue;
    const begins = (own: string) => joinWords(fold(own)).startsWith(key);
    // The language's own name of a city comes first: «Milano Malpensa» before «Milan Malpensa».
    const variants = station.aliases.filter(
      (alias) => withoutCity(alias) === withoutCity(name.text),
    );
    const matchedLabel = [station.label, ...variants].find(begins) ?? name.text;
    suggestions.set(station.id, { station, matchedLabel, ranges: markMatch(matchedLabel, text) });
  }
  for (const [station, { text: matchedLabel, place }] of area.stations) {
    // The note of a place that the text names says more than one of the station's other names.
    const isWay = area.whole && place && joinWords(fold(station.label)) !== key;
    if (isWay || !suggestions.has(station.id))
      suggestions.set(station.id, { station, matchedLabel, ranges: [], place });
  }
  return [...suggestions.values()].slice(0, limit);
}
