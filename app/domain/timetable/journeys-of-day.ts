import { type Journey, journeyOf } from './journey.ts';
import { outOfRange } from './out-of-range.ts';
import { RangeSearch } from './range-search.ts';
import type { SearchedDay } from './running-trips.ts';
import type { SearchSpace } from './search-space.ts';
import { wayInCity } from './timetable.ts';

/**
 * All journeys of a day worth offering between two stations, in the order of their departures: for
 * each one no other leaves later or at the same time, arrives earlier or at the same time and has
 * no more changes. At most two changes. Journeys belong to the day on which their first train
 * leaves; the trains of the day before that run past midnight are among them. A journey from or to
 * another station of the same city counts with the way between the two in its times; between two
 * stations of a city none with changes takes as long as the way.
 *
 * @returns no journeys for a station that the timetable does not have, and from a station to itself
 */
export function findJourneys(
  space: SearchSpace,
  from: string,
  to: string,
  day: SearchedDay,
): readonly Journey[] {
  const { timetable } = space;
  const source = timetable.stationNumbers.get(from);
  const target = timetable.stationNumbers.get(to);
  if (source === undefined || target === undefined || source === target) return [];
  const journeys: Journey[] = [];
  new RangeSearch(space, day, source, target).run((start, found) => {
    for (const [trains, station] of found.bestStation.entries()) {
      if (station < 0) continue;
      journeys.push(
        journeyOf(
          start,
          found.best[trains] ?? outOfRange('round', trains),
          found.ridesTo(trains, station),
        ),
      );
    }
  });
  const way = wayInCity(timetable, from, to) ?? Number.POSITIVE_INFINITY;
  return journeys
    .filter(({ changes, durationMinutes }) => changes === 0 || durationMinutes < way)
    .sort(byDeparture);
}

/** The order in which journeys are listed. */
export function byDeparture(one: Journey, other: Journey): number {
  return (
    one.departure - other.departure || one.arrival - other.arrival || one.changes - other.changes
  );
}

/**
 * The fastest of some journeys; the fewest changes, then the first place among them settle ties.
 */
export function fastestOf(journeys: readonly Journey[]): Journey | undefined {
  return journeys.toSorted(
    (one, other) => one.durationMinutes - other.durationMinutes || one.changes - other.changes,
  )[0];
}
