import { changeWalksFrom } from './indexed-timetable.ts';
import type { Journey, Ride } from './journey.ts';
import { MOST_TRAINS } from './journeys-of-day.ts';
import { outOfRange } from './out-of-range.ts';
import { type Boarding, RangeSearch } from './range-search.ts';
import type { SearchSpace } from './search-space.ts';
import { DAY_MINUTES, type Day } from './timetable.ts';
import {
  changesToParts,
  firstStop,
  partAt,
  partsOf,
  routeOfTrip,
  stationAt,
  walksFrom,
} from './timetable-fields.ts';

/** The last trains of a day leave before 3 in the morning, the hour with the fewest departures. */
const NIGHT_MINUTES = 3 * 60;

/** The rest of a journey after a missed train; times as the journey's. */
export interface AfterMissedChange {
  /** The trains that are left; none where the rest is a walk. */
  readonly rides: readonly Ride[];
  /** The departure of the first of these trains, or of the missed one if there is none. */
  readonly departure: number;
  /** At the journey's end, a walk there included. */
  readonly arrival: number;
  /** Minutes later than the journey as planned, below zero where a later train overtakes. */
  readonly delayMinutes: number;
}

/** A change of a journey that is missed. */
export interface MissedChange {
  readonly journey: Journey;
  /** 0 for the one between the first and the second train. */
  readonly change: number;
  /** The station that the journey was searched to. */
  readonly to: string;
  readonly day: Day;
}

/**
 * The earliest arrival after a missed train, from its station one minute after its departure, with
 * at most two more changes; of equally early ones that with the fewest. Another part of the station
 * takes its minutes of a change, another station of the city its walk.
 *
 * @returns undefined if none leaves on the same day, which ends at 3 in the morning
 * @throws RangeError if the journey has no such change
 */
export function findAfterMissedChange(
  space: SearchSpace,
  { journey, change, to, day }: MissedChange,
): AfterMissedChange | undefined {
  const { timetable } = space;
  const { rides, arrival: planned } = journey;
  const missed = rides[change + 1] ?? outOfRange('change', change);
  const target = timetable.stationNumbers.get(to);
  if (target === undefined) return undefined;
  const { departure: missedAt } = missed;
  const stop = firstStop(timetable, routeOfTrip(timetable, missed.trip)) + missed.fromPosition;
  const source = stationAt(timetable, stop);
  const search = new RangeSearch(space, { day, mostTrains: MOST_TRAINS, source, target });
  const boardings = boardingsAfter(space, stop, missedAt, target);
  const earliest = search.runFrom(boardings, endOfDay(missedAt)).at(-1);
  const walk = walksFrom(timetable, source).find(([near]) => near === target)?.[1];
  const onFoot = missedAt + (walk ?? Number.POSITIVE_INFINITY);
  if (walk !== undefined && onFoot <= (earliest?.arrival ?? Number.POSITIVE_INFINITY))
    return { rides: [], departure: missedAt, arrival: onFoot, delayMinutes: onFoot - planned };
  if (!earliest) return undefined;
  const { trains, part, arrival } = earliest;
  const left = search.ridesTo(trains, part);
  const [{ departure }] = left;
  return { rides: left, departure, arrival, delayMinutes: arrival - planned };
}

/** The end of the day's trains after a minute. */
function endOfDay(minute: number): number {
  const days = Math.floor((minute - NIGHT_MINUTES) / DAY_MINUTES) + 1;
  return days * DAY_MINUTES + NIGHT_MINUTES;
}

/** Where the traveller may board after a train has left a stop. None boards at the target. */
function boardingsAfter(
  { timetable }: SearchSpace,
  stop: number,
  departure: number,
  target: number,
): readonly Boarding[] {
  const part = partAt(timetable, stop);
  const boardings: Boarding[] = [];
  const add = (other: number, minutes: number) =>
    boardings.push({ part: other, ready: departure + Math.max(1, minutes) });
  add(part, 0);
  for (const [other, minutes] of changesToParts(timetable, part)) add(other, minutes);
  for (const [near, minutes] of changeWalksFrom(timetable, stationAt(timetable, stop))) {
    if (near === target) continue;
    for (const other of partsOf(timetable, near)) add(other, minutes);
  }
  return boardings;
}
