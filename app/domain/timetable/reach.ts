import { outOfRange } from './out-of-range.ts';
import { RangeSearch } from './range-search.ts';
import { USUAL_DAY } from './running-trips.ts';
import type { SearchSpace } from './search-space.ts';
import { cityOf } from './timetable.ts';

/** How fast a station is reached. */
export interface Reach {
  readonly minutes: number;
  readonly changes: number;
}

/**
 * The fastest usual journey from a station to every other one with at most two changes, by station
 * id. Other stations of its own city have the way there in their times, which a search for the pair
 * may undercut or leave out.
 */
export function findReach(space: SearchSpace, from: string): Map<string, Reach> {
  const { stationIds, stationNumbers } = space.timetable;
  const reached = new Map<string, Reach>();
  const source = stationNumbers.get(from);
  if (source === undefined) return reached;
  const keepFaster = (station: number, minutes: number, changes: number) => {
    const id = stationIds[station] ?? outOfRange('station', station);
    const known = reached.get(id);
    if (known && (minutes - known.minutes || changes - known.changes) >= 0) return;
    reached.set(id, { minutes, changes });
  };
  new RangeSearch(space, USUAL_DAY, source).run((start, { rounds }) => {
    for (const [trains, { arrived, arrivals }] of rounds.entries()) {
      for (const station of arrived) {
        const minutes = (arrivals[station] ?? outOfRange('station', station)) - start;
        for (const [near, walk] of cityOf(space.timetable, station)) {
          if (near !== source) keepFaster(near, minutes + walk, trains - 1);
        }
      }
    }
  });
  return reached;
}
