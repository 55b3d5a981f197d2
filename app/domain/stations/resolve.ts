import { fold, joinWords } from './fold.ts';
import { findStationsNamed, STEP, searchStations } from './search.ts';
import type { Station } from './station.ts';
import { findArea, findStationById, type StationIndex } from './station-index.ts';
import { suggestStations } from './suggest.ts';

/** What a submitted text means. */
export type StationResolution =
  | { readonly kind: 'exact' | 'single'; readonly station: Station }
  | { readonly kind: 'choice'; readonly stations: readonly Station[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'empty' };

/** Most stations that are offered for a text that may mean several. */
const CHOICES = 6;
const SHORTEST_SINGLE = 3;

/**
 * What a submitted text means: `exact` for a station's id or one of its names in any language; `single` for three letters
 * or more with which the words of one station alone begin; `choice` for anything looser, which only the visitor may
 * settle; `unknown` when nothing comes near; `empty` for white space.
 */
export function resolveStation(index: StationIndex, text: string): StationResolution {
  if (text.trim() === '') return { kind: 'empty' };
  const byId = findStationById(index, text.trim());
  if (byId) return { kind: 'exact', station: byId };
  const named = findStationsNamed(index, text);
  const area = findArea(index, text);
  const [station] = named;
  if (station && named.length === 1 && !area.isWhole) return { kind: 'exact', station };
  const single = named.length + area.stations.size > 0 ? undefined : singleStation(index, text);
  if (single) return { kind: 'single', station: single };
  const stations = suggestStations(index, text, CHOICES).map((suggestion) => suggestion.station);
  return stations.length === 0 ? { kind: 'unknown' } : { kind: 'choice', stations };
}

function singleStation(index: StationIndex, text: string): Station | undefined {
  const [first, second] = searchStations(index, text, { limit: 2, allowTypingErrors: false });
  if (!first || second || first.step > STEP.allWords) return undefined;
  return joinWords(fold(text)).length < SHORTEST_SINGLE ? undefined : first.name.station;
}
