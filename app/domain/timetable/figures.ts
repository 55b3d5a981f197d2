import { upperMedian } from '../median.ts';
import type { Journey } from './journey.ts';
import { byDeparture, fastestOf } from './journeys-of-day.ts';
import {
  type Day,
  SATURDAY,
  SUNDAY,
  TRAIN_KINDS,
  type TrainKind,
  WEDNESDAY,
  type Weekday,
} from './timetable.ts';

/** The weekdays that stand in for Wednesday, where a pair has no trains on it: Tuesday first. */
const OTHER_WEEKDAYS = [1, 3, 0, 4] as const;

// A journey with changes is a detour if it takes more than twice the day's fastest and an hour.
const SLOW_FACTOR = 2;
const SLOW_MINUTES = 60;
/** Longer waits for the next train are not offered if there is an alternative. */
const LONGEST_WAIT_MINUTES = 240;

/**
 * The rows of a day's table in the order of their departures: every direct train, and the journeys
 * with changes that are worth offering. Detours are left out, and journeys with a wait of hours
 * unless they are the fastest.
 */
export function selectTrains(
  direct: readonly Journey[],
  offered: readonly Journey[],
): readonly Journey[] {
  const fastest = Math.min(...offered.map(({ durationMinutes }) => durationMinutes));
  const changing = withoutDetours(offered).filter((journey) => {
    const { changes, durationMinutes } = journey;
    if (changes === 0) return false;
    return durationMinutes === fastest || longestWait(journey) <= LONGEST_WAIT_MINUTES;
  });
  return [...direct, ...changing].sort(byDeparture);
}

/** The journeys without a change, and those that take not much longer than the fastest of all. */
export function withoutDetours(journeys: readonly Journey[]): readonly Journey[] {
  const fastest = Math.min(...journeys.map(({ durationMinutes }) => durationMinutes));
  return journeys.filter(
    ({ changes, durationMinutes }) =>
      changes === 0 || durationMinutes <= SLOW_FACTOR * fastest + SLOW_MINUTES,
  );
}

function longestWait({ rides }: Journey): number {
  return Math.max(
    ...rides.slice(1).map(({ departure }, at) => departure - (rides[at]?.arrival ?? departure)),
  );
}

/**
 * A day's first train. A train just after midnight does not count if the walk to it begins the
 * evening before.
 */
export function firstOfDay(trains: readonly Journey[]): Journey | undefined {
  return trains.find(({ departure }) => departure >= 0);
}

interface TrainsOfDay {
  readonly day: Weekday;
  readonly trains: readonly Journey[];
}

/** The trains of a weekday, a Saturday and a Sunday. */
function trainsOfCountedDays(planner: Searches, from: string, to: string) {
  const ofDay = (day: Weekday): TrainsOfDay => ({
    day,
    trains: planner.trainsOfDay(from, to, day),
  });
  let weekday = ofDay(WEDNESDAY);
  for (const day of OTHER_WEEKDAYS) {
    if (weekday.trains.length > 0) break;
    weekday = ofDay(day);
  }
  return [weekday, ofDay(SATURDAY), ofDay(SUNDAY)] as const;
}

/** The number of rows of a day's table, and of those without a change. */
export interface TrainCount {
  readonly all: number;
  readonly direct: number;
}

/** The figures of two stations in a timetable. */
export interface Figures {
  /**
   * The fastest train of the weekday's table, of Saturday's or Sunday's where that has none. The
   * fewest changes and the earliest departure settle ties.
   */
  readonly fastest: Journey;
  /** The median duration of the journeys worth offering on the same day. */
  readonly typicalMinutes: number;
  /** The first and the last departure of the same day. */
  readonly first: Journey;
  readonly last: Journey;
  readonly days: readonly [weekday: TrainsOfDay, saturday: TrainsOfDay, sunday: TrainsOfDay];
  /** The day of the weekday's table where that is not Wednesday, and so not every weekday's. */
  readonly onlyWeekday: Weekday | undefined;
  readonly weekday: TrainCount;
  readonly saturday: TrainCount;
  readonly sunday: TrainCount;
  /**
   * The kinds of train of the same day: of its direct trains, or of all where the fastest journey
   * has changes.
   */
  readonly kinds: readonly TrainKind[];
}

interface Searches {
  readonly journeysOfDay: (from: string, to: string, day: Day) => readonly Journey[];
  readonly trainsOfDay: (from: string, to: string, day: Day) => readonly Journey[];
}

/**
 * Computes the figures of two stations; undefined without a journey.
 */
export function findFigures(planner: Searches, from: string, to: string): Figures | undefined {
  const days = trainsOfCountedDays(planner, from, to);
  const shown = days.find(({ trains }) => trains.length > 0);
  const fastest = shown && fastestOf(shown.trains);
  if (!fastest) return undefined;
  // The only direct train of a day may not be worth offering, if the next day's first one beats it.
  const durations = planner
    .journeysOfDay(from, to, shown.day)
    .map(({ durationMinutes }) => durationMinutes);
  const [weekday, saturday, sunday] = days;
  return {
    fastest,
    typicalMinutes: upperMedian(durations) ?? fastest.durationMinutes,
    first: firstOfDay(shown.trains) ?? fastest,
    last: shown.trains.at(-1) ?? fastest,
    days,
    onlyWeekday: weekday.day === WEDNESDAY || weekday.trains.length === 0 ? undefined : weekday.day,
    weekday: countTrains(weekday.trains),
    saturday: countTrains(saturday.trains),
    sunday: countTrains(sunday.trains),
    kinds: kindsOf(fastest.changes === 0 ? directOf(shown.trains) : shown.trains),
  };
}

/** Counts the rows of a day's table: all of them, and those without a change. */
export function countTrains(trains: readonly Journey[]): TrainCount {
  return { all: trains.length, direct: directOf(trains).length };
}

function directOf(trains: readonly Journey[]): readonly Journey[] {
  return trains.filter(({ changes }) => changes === 0);
}

function kindsOf(trains: readonly Journey[]): readonly TrainKind[] {
  const found = new Set(trains.flatMap(({ rides }) => rides.map(({ kind }) => kind)));
  return TRAIN_KINDS.filter((kind) => found.has(kind));
}
