import type { TrainKind } from '#app/domain/timetable/timetable.ts';

/** A stop of a train; times in minutes after midnight of the day on which the train sets out. */
export interface TripStop {
  readonly station: string;
  readonly arrival: number;
  readonly departure: number;
  /** 1 may board, 2 may leave, 3 both. */
  readonly boarding: number;
}

/** A train with the days that it runs on. */
export interface Trip {
  readonly number: string;
  readonly kind: TrainKind;
  /**
   * One bit a day, the first day lowest: days of the week from Monday, or dates from a timetable's
   * first.
   */
  readonly days: bigint;
  readonly stops: readonly TripStop[];
  /** The place of its feed in the timetable's list of feeds. */
  readonly feed: number;
}

/** The number of bits that are set. */
export function countDays(days: bigint): number {
  let count = 0;
  for (let rest = days; rest > 0n; rest &= rest - 1n) count++;
  return count;
}
