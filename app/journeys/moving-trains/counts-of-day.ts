import { TRAIN_FILES } from '#app/data/moving-trains/moving-trains.ts';
import { memoize, memoizeByObject } from '#app/domain/memoize.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { DAY_MINUTES, type Day } from '#app/domain/timetable/timetable.ts';
import { findingTrains, type TrainOfDay } from './trains-of-day.ts';

/** How many stations count as the busiest. */
const MOST_STATIONS = 12;
/** The days of a year, some 3 KB each; a day that is not cached takes a fifth of a second. */
const MOST_DAYS = 400;

/** The trains of a day in numbers. */
export interface CountsOfDay {
  /** All trains that are on their way on the day. */
  readonly trains: number;
  /** How many are on their way in each minute. */
  readonly moving: Uint16Array;
  /** The ids of the stations where the most trains call, with how many. */
  readonly busiest: readonly (readonly [stationId: string, trains: number])[];
}

const countsByPlanner = memoizeByObject((planner: Planner) =>
  memoize(MOST_DAYS, (day: Day) => planner.doInPieces(counting(planner, day))),
);

/**
 * Counts the trains of a day, memoized for each planner.
 *
 * @param day a date that the timetable covers, or a day of the usual week
 */
export function countsOfDay(planner: Planner, day: Day): Promise<CountsOfDay> {
  return countsByPlanner(planner)(day);
}

function* counting({ timetable }: Planner, day: Day): Generator<void, CountsOfDay> {
  /** By how much the number of trains on their way changes from minute to minute. */
  const changes = new Int16Array(DAY_MINUTES + 1);
  const byStation = new Map<string, number>();
  let trains = 0;
  for (const file of TRAIN_FILES) {
    const found = yield* findingTrains(timetable, day, file);
    trains += found.length;
    for (const train of found) {
      countTrain(train, changes, byStation);
      yield;
    }
  }
  let now = 0;
  const moving = Uint16Array.from(changes.subarray(0, DAY_MINUTES), (change) => {
    now += change;
    return now;
  });
  const busiest = [...byStation].sort(([, one], [, other]) => other - one).slice(0, MOST_STATIONS);
  return { trains, moving, busiest };
}

function countTrain(
  { calls }: TrainOfDay,
  changes: Int16Array,
  byStation: Map<string, number>,
): void {
  const start = Math.max(0, calls[0]?.departure ?? 0);
  const end = Math.min(DAY_MINUTES, (calls.at(-1)?.arrival ?? 0) + 1);
  changes[start] = (changes[start] ?? 0) + 1;
  changes[end] = (changes[end] ?? 0) - 1;
  for (const { station, departure } of calls)
    if (departure >= 0 && departure < DAY_MINUTES)
      byStation.set(station, (byStation.get(station) ?? 0) + 1);
}
