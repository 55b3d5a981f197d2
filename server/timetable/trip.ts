import type { TrainKind } from '#app/domain/timetable/timetable.ts';

/** A stop of a train; times are minutes after midnight of the day of departure. */
export interface TripStop {
  readonly station: string;
  readonly arrival: number;
  readonly departure: number;
  /** The bits `MAY_BOARD` and `MAY_LEAVE`. */
  readonly boarding: number;
}

/** The bits of the usual week. */
export const WEEK_BITS = 0b1111111n;

/** A train and its days. */
export interface Trip {
  readonly number: string;
  readonly kind: TrainKind;
  /**
   * One bit for each day, the lowest first: the days of a usual week from Monday on, then the dates
   * from the timetable's first.
   */
  readonly days: bigint;
  readonly stops: readonly TripStop[];
  /** The index of its feed in the timetable's list of feeds. */
  readonly feed: number;
  /** The train of its feed that it is, or has become by a join with another feed's. */
  readonly origin?: TripOrigin;
}

/** A train of a feed before it is joined with those of other feeds. */
interface TripOrigin {
  /** Its index among all trips of the feeds. */
  readonly trip: number;
  /** How many days the joined trip's days are after its own; negative if it sets out before. */
  readonly daysLater: number;
}

/** The number of days whose bit is set. */
export function countDays(days: bigint): number {
  let count = 0;
  for (let rest = days; rest > 0n; rest &= rest - 1n) count++;
  return count;
}

/** A train's number without letters and leading zeros, which feeds write in different ways. */
export function numberKey({ number }: Pick<Trip, 'number'>): string {
  return number.replace(/\D/g, '').replace(/^0+/, '');
}

/** Whether no time of a trip is before the one that precedes it. */
export function haveRisingTimes(stops: readonly TripStop[]): boolean {
  const times = stops.flatMap(({ arrival, departure }) => [arrival, departure]).slice(1, -1);
  return times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0));
}
