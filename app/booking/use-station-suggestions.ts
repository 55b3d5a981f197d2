import { useMemo, useState } from 'react';
import { memoize } from '#app/domain/memoize.ts';
import { meantStation } from '#app/domain/stations/resolve.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { type StationSuggestion, suggestStations } from '#app/domain/stations/suggest.ts';
import type { StationFieldProps } from './booking-state.ts';
import { readRecentStations } from './recent-stations.ts';

const LIMIT = 8;

export interface SuggestedStations {
  readonly isEmpty: boolean;
  /** The field holds a text, and no station has been chosen for it. */
  readonly isTyped: boolean;
  readonly items: readonly StationSuggestion[];
  /** More stations match the typed text than the items. */
  readonly hasMore: boolean;
  /** The recent stations among the items. */
  readonly recent: readonly StationSuggestion[];
  /** The only station that a text can mean. */
  readonly findMeant: (text: string) => Station | undefined;
  readonly refreshRecent: () => void;
}

/**
 * Suggests stations that match the typed text. An empty field, and one with a chosen station, gets
 * the recent stations and the most popular ones.
 */
export function useStationSuggestions({
  side,
  state,
  data,
  stations: { list },
}: StationFieldProps): SuggestedStations {
  const [recentIds, setRecentIds] = useState<readonly string[]>([]);
  const text = state.search[side];
  const otherStation = state.stations[side === 'from' ? 'to' : 'from'];
  const isEmpty = text.trim() === '';
  const isTyped = !isEmpty && state.stations[side] === undefined;

  function offer(ids: readonly string[]): StationSuggestion[] {
    // A recent station may be stored under its earlier id: two ids can be the same station.
    const known = new Set(ids.map((id) => list?.stationsById.get(id)));
    return [...known]
      .filter((station) => station !== undefined)
      .filter(({ id, label }) => id !== otherStation?.id && label !== text)
      .map((station) => ({ station, matchedLabel: station.label, ranges: [] }));
  }

  // Asked several times for each letter, and a search of the whole list each time.
  const findMeant = useMemo(
    () => memoize(2, (typed: string) => list && meantStation(list, typed)?.station),
    [list],
  );

  const matches = useMemo(
    // One more than is shown, to know whether there are more.
    () => (isTyped && list ? suggestStations(list, text, LIMIT + 1) : undefined),
    [isTyped, list, text],
  );
  return {
    isEmpty,
    isTyped,
    items: (matches ?? offer([...recentIds, ...data.popular])).slice(0, LIMIT),
    hasMore: matches !== undefined && matches.length > LIMIT,
    recent: isTyped ? [] : offer(recentIds),
    findMeant,
    refreshRecent: () => setRecentIds(readRecentStations()),
  };
}
