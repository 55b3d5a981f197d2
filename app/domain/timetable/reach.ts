import { cityOf } from './city.ts';
import { MOST_TRAINS } from './journeys-of-day.ts';
import { RangeSearch } from './range-search.ts';
import { earliestArrival } from './round.ts';
import { USUAL_DAY } from './running-trips.ts';
import type { SearchSpace } from './search-space.ts';
import { stationId, stationOfPart } from './timetable-fields.ts';

/** The fastest journey to a station. */
export interface Reach {
  readonly minutes: number;
  readonly changes: number;
}

/** Whether a journey takes less time than another one, or as much with fewer changes. */
export function isFaster(one: Reach, other: Reach): boolean {
  if (one.minutes !== other.minutes) return one.minutes < other.minutes;
  return one.changes < other.changes;
}

/**
 * The fastest usual journey from a station to every other one with at most two changes, by station
 * id. Other stations of its own city have the way there in their times, which a search for the pair
 * may undercut or leave out.
 */
export function findReach(space: SearchSpace, from: string): Map<string, Reach> {
  const { timetable } = space;
  const reached = new Map<string, Reach>();
  const source = timetable.stationNumbers.get(from);
  if (source === undefined) return reached;
  const keepFaster = (station: number, reach: Reach) => {
    const id = stationId(timetable, station);
    const known = reached.get(id);
    if (!known || isFaster(reach, known)) reached.set(id, reach);
  };
  new RangeSearch(space, USUAL_DAY, MOST_TRAINS, source).run((start, { rounds }) => {
    for (const [trains, round] of rounds.entries()) {
      for (const part of round.arrived) {
        const minutes = earliestArrival(round, part) - start;
        for (const [near, walk] of cityOf(timetable, stationOfPart(timetable, part))) {
          if (near !== source) keepFaster(near, { minutes: minutes + walk, changes: trains - 1 });
        }
      }
    }
  });
  return reached;
}
