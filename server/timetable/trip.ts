import type { TrainKind } from '#app/domain/timetable/timetable.ts';

/** A stop of a train; times are minutes after midnight of the day of departure. */
export interface TripStop {
  readonly station: string;
  readonly arrival: number;
  readonly departure: number;
  /** 1 may board, 2 may leave, 3 both. */
  readonly boarding: number;
}

/** A train and its days. */
export interface Trip {
  readonly number: string;
  readonly kind: TrainKind;
  /** One bit for each day, the first day lowest: weekdays from Monday, or dates from the first. */
  readonly days: bigint;
  readonly stops: readonly TripStop[];
  /** The index of its feed in the timetable's list of feeds. */
  readonly feed: number;
}

/** The number of days whose bit is set. */
export function countDays(days: bigint): number {
  let count = 0;
  for (let rest = days; rest > 0n; rest &= rest - 1n) count++;
  return count;
}
