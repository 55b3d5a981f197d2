import { remembering } from '#app/domain/remembering.ts';
import { figuresOf } from './figures.ts';
import { RangeSearch } from './range-search.ts';
import { runningTrips, USUAL_DAY } from './running-trips.ts';
import { cityOf, type Timetable } from './timetable.ts';

/** How fast a station is reached. */
export interface Reach {
  readonly minutes: number;
  readonly changes: number;
}

/**
 * The fastest journey from a station to every other one with at most two changes, by station id: the same minutes and
 * changes as `figuresOf(…).fastest`. Left out are stations without any journey, and those that only trains of fewer than
 * five days of the week reach. Takes some 10 ms, 50 for the largest stations; the last answers are remembered.
 */
export const reachFrom = remembering(32, (timetable: Timetable, from: string): ReadonlyMap<string, Reach> => {
  const { stationIds, stationNumbers, walks } = timetable;
  const reached = new Map<string, Reach>();
  const source = stationNumbers.get(from);
  if (source === undefined) return reached;
  const keepFaster = (station: number, minutes: number, changes: number) => {
    const id = stationIds[station] ?? '';
    const known = reached.get(id);
    if (known && (minutes - known.minutes || changes - known.changes) >= 0) return;
    reached.set(id, { minutes, changes });
  };
  new RangeSearch(runningTrips(timetable, USUAL_DAY), source).run((start, { rounds }) => {
    for (const [trains, { arrived, arrivals }] of rounds.entries()) {
      for (const station of arrived) {
        const minutes = (arrivals[station] ?? 0) - start;
        for (const [near, walk] of cityOf(timetable, station)) {
          if (near !== source) keepFaster(near, minutes + walk, trains - 1);
        }
      }
    }
  });
  // One walks to the other stations of the city: that no train from there leads back is a rule of the pair's search.
  for (const [station] of walks[source] ?? []) {
    const to = stationIds[station] ?? '';
    const fastest = figuresOf(timetable, from, to)?.fastest;
    reached.delete(to);
    if (fastest) reached.set(to, { minutes: fastest.durationMinutes, changes: fastest.changes });
  }
  return reached;
});
