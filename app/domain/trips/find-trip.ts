import { type Match, STEP } from '#app/domain/stations/best-matches.ts';
import { searchStations } from '#app/domain/stations/search.ts';
import type { Station } from '#app/domain/stations/station.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { parseTripPath } from './parse-trip-path.ts';

/** A journey from one station to another one. */
export interface Trip {
  readonly from: Station;
  readonly to: Station;
}

/** Fewest letters of a text that is not a whole name; nearly every label contains any one or two. */
const SHORTEST_PART = 3;

/**
 * The trip that a path means: the first reading whose two ends are names of stations in any language, otherwise the first
 * whose two ends are found at all, at last by a label that contains the text.
 *
 * @returns undefined when an end is unknown in every reading, or both ends are one station
 */
export function findTrip(index: StationIndex, path: string): Trip | undefined {
  const known = new Map<string, Match | undefined>();
  const match = (name: string) => {
    if (!known.has(name)) {
      const [found] = searchStations(index, name, { limit: 1, allowTypingErrors: false });
      known.set(name, found && (isExact(found) || name.length >= SHORTEST_PART) ? found : undefined);
    }
    return known.get(name);
  };
  let loose: Trip | undefined;
  for (const names of parseTripPath(path)) {
    const departure = match(names.from);
    const arrival = departure && match(names.to);
    const from = departure && index.stations[departure.name.station];
    const to = arrival && index.stations[arrival.name.station];
    if (!departure || !arrival || !from || !to || from.id === to.id) continue;
    if (isExact(departure) && isExact(arrival)) return { from, to };
    loose ??= { from, to };
  }
  return loose;
}

function isExact({ step }: Match): boolean {
  return step <= STEP.exactAlias;
}
