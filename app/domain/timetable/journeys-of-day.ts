import { minutesInCity } from './city.ts';
import { cityStops } from './indexed-timetable.ts';
import { type Journey, journeyOf } from './journey.ts';
import { RangeSearch, type SearchRange } from './range-search.ts';
import { endOfRunning, firstRunning, type RunningTrips } from './running-trips.ts';
import type { SearchSpace } from './search-space.ts';
import type { Day } from './timetable.ts';
import { stationId } from './timetable-fields.ts';

/** A journey has at most two changes. */
export const MOST_TRAINS = 3;
/** With three changes, for pairs without a journey with two. */
const MORE_TRAINS = 4;

/** Two stations, by their ids, and the day of the departure. */
export interface JourneyQuery {
  readonly from: string;
  readonly to: string;
  readonly day: Day;
}

/**
 * All journeys of a day worth offering (Pareto-optimal) between two stations, with at most two
 * changes, in the order of their departures; if there are none, those with three changes. A journey
 * is worth offering unless another one leaves no earlier, arrives no later and has no more changes.
 *
 * Journeys belong to the day on which their first train leaves, also in a train of the day before
 * that runs past midnight. A journey from or to another station of the same city has the way
 * between the two in its times. Between two stations of a city, a journey with changes that takes
 * as long as the way is left out.
 *
 * @param trainsTried the most trains of a journey; each number is tried if the one before gives
 * none
 * @returns no journeys for a station that the timetable does not have, and from a station to itself
 */
export function findJourneys(
  space: SearchSpace,
  { from, to, day }: JourneyQuery,
  trainsTried: readonly number[] = [MOST_TRAINS, MORE_TRAINS],
): readonly Journey[] {
  const { timetable } = space;
  const source = timetable.stationNumbers.get(from);
  const target = timetable.stationNumbers.get(to);
  if (source === undefined || target === undefined || source === target) return [];
  // A search without a result takes longest, and some stations have no trains on Sundays.
  const trips = space.runningTrips(day);
  if (!hasTrains(trips, source) || !hasTrains(trips, target)) return [];
  for (const mostTrains of trainsTried) {
    const journeys = searchJourneys(space, { day, mostTrains, source, target });
    if (journeys.length > 0) return journeys;
  }
  return [];
}

/**
 * The journeys of a day in a space of longer changes. They have three changes only where those with
 * the stations' own minutes do, so that a longer change never adds a journey.
 *
 * @param planned the journeys with the stations' own minutes
 */
export function findJourneysWithLongerChanges(
  space: SearchSpace,
  query: JourneyQuery,
  planned: readonly Journey[],
): readonly Journey[] {
  const needsMore = planned.every(({ changes }) => changes >= MOST_TRAINS);
  return findJourneys(space, query, [needsMore ? MORE_TRAINS : MOST_TRAINS]);
}

/** Whether any train of a day calls at a station or at another one of its city. */
function hasTrains(trips: RunningTrips, station: number): boolean {
  for (const { route } of cityStops(trips.timetable, station)) {
    if (firstRunning(trips, route) < endOfRunning(trips, route)) return true;
  }
  return false;
}

function searchJourneys(
  space: SearchSpace,
  range: SearchRange & { readonly target: number },
): readonly Journey[] {
  const journeys: Journey[] = [];
  new RangeSearch(space, range).run((start, search) => {
    for (const { trains, part, arrival } of search.found())
      journeys.push(journeyOf(start, arrival, search.ridesTo(trains, part)));
  });
  const { timetable } = space;
  const from = stationId(timetable, range.source);
  const to = stationId(timetable, range.target);
  const minutesWithoutTrain = minutesInCity(timetable, from, to) ?? Number.POSITIVE_INFINITY;
  return journeys
    .filter(
      ({ changes, durationMinutes }) => changes === 0 || durationMinutes < minutesWithoutTrain,
    )
    .sort(byDeparture);
}

/** The order in which journeys are listed. */
export function byDeparture(one: Journey, other: Journey): number {
  return (
    one.departure - other.departure || one.arrival - other.arrival || one.changes - other.changes
  );
}

/** The fastest of some journeys; of equally fast ones the first with the fewest changes. */
export function fastestOf(journeys: readonly Journey[]): Journey | undefined {
  const [fastest] = journeys.toSorted(
    (one, other) => one.durationMinutes - other.durationMinutes || one.changes - other.changes,
  );
  return fastest;
}
