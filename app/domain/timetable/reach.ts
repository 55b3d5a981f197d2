import { cityOf } from './city.ts';
import { MOST_TRAINS } from './journeys-of-day.ts';
import { RangeSearch } from './range-search.ts';
import { earliestArrival, type Round } from './round.ts';
import type { SearchSpace } from './search-space.ts';
import { WEDNESDAY } from './timetable.ts';
import { partsOf, stationId, stationOfPart } from './timetable-fields.ts';

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
 * The fastest journey of a Wednesday from a station to every other one with at most two changes, by
 * station id. Other stations of its own city have the way there in their times, which a search for
 * the pair may undercut or leave out.
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
  // The earliest arrival of this start or a later one, by train or on foot from nearby.
  const earliestAt = (round: Round, station: number) =>
    Math.min(
      ...cityOf(timetable, station).flatMap(([near, walk]) =>
        partsOf(timetable, near).map((part) => earliestArrival(round, part) + walk),
      ),
    );
  const search = new RangeSearch(space, { day: WEDNESDAY, mostTrains: MOST_TRAINS, source });
  search.run((start, { rounds }) => {
    for (const [trains, round] of rounds.entries()) {
      for (const part of round.arrived) {
        for (const [near, walk] of cityOf(timetable, stationOfPart(timetable, part))) {
          const arrival = earliestArrival(round, part) + walk;
          // Not worth offering, as in the search for a pair: a later start arrives earlier.
          if (near === source || arrival > earliestAt(round, near)) continue;
          keepFaster(near, { minutes: arrival - start, changes: trains - 1 });
        }
      }
    }
  });
  return reached;
}
