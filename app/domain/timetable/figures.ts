import type { Journey } from './journey.ts';
import { byDeparture, fastestOf } from './journeys-of-day.ts';
import { type Day, TRAIN_KINDS, type TrainKind, WEDNESDAY, type Weekday } from './timetable.ts';

/**
 * The weekdays that replace Wednesday for a pair whose trains or fastest journey Wednesdays lack,
 * those in the middle first.
 */
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
  const changing = offered.filter((journey) => {
    const { changes, durationMinutes } = journey;
    if (changes === 0 || durationMinutes > SLOW_FACTOR * fastest + SLOW_MINUTES) return false;
    return durationMinutes === fastest || longestWait(journey) <= LONGEST_WAIT_MINUTES;
  });
  return [...direct, ...changing].sort(byDeparture);
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
export function firstOf(trains: readonly Journey[]): Journey | undefined {
  return trains.find(({ departure }) => departure >= 0);
}

interface TrainsOfDay {
  readonly day: Weekday;
  readonly trains: readonly Journey[];
}

/**
 * The trains of a weekday, a Saturday and a Sunday. The weekday is Wednesday unless it has no
 * trains, or has all of them with changes and not the fastest journey, which another weekday has.
 *
 * @param usual the journeys of most days of the week
 */
function trainsOfCountedDays(
  planner: Searches,
  from: string,
  to: string,
  usual: readonly Journey[],
) {
  const ofDay = (day: Weekday): TrainsOfDay => ({
    day,
    trains: planner.trainsOfDay(from, to, day),
  });
  const fastest = fastestOf(usual);
  const hasFastest = ({ trains }: TrainsOfDay) =>
    countTrains(trains).direct > 0 || !fastest || isAsFast(fastestOf(trains), fastest);
  const wednesday = ofDay(WEDNESDAY);
  const isEmpty = wednesday.trains.length === 0;
  const others = isEmpty || !hasFastest(wednesday) ? OTHER_WEEKDAYS.map(ofDay) : [];
  const replacing = isEmpty
    ? others.find(({ trains }) => trains.length > 0)
    : others.find((other) => countTrains(other.trains).direct === 0 && hasFastest(other));
  return {
    days: [replacing ?? wednesday, ofDay(5), ofDay(6)] as const,
    onlyWeekday: isEmpty ? replacing?.day : undefined,
  };
}

function isAsFast(one: Journey | undefined, other: Journey): boolean {
  return one?.durationMinutes === other.durationMinutes && one.changes === other.changes;
}

/** The number of rows of a day's table, and of those without a change. */
export interface TrainCount {
  readonly all: number;
  readonly direct: number;
}

/** The figures of two stations in a timetable. */
export interface Figures {
  /**
   * The fastest journey on trains that run on five or more days of the week; of any day where there
   * is no such journey. The fewest changes and the earliest departure settle ties.
   */
  readonly fastest: Journey;
  /** The median duration of the journeys worth offering on the same trains. */
  readonly typicalMinutes: number;
  /** The first and the last departure of a weekday, of Saturday or Sunday when it has none. */
  readonly first: Journey;
  readonly last: Journey;
  readonly days: readonly [weekday: TrainsOfDay, saturday: TrainsOfDay, sunday: TrainsOfDay];
  /** The day of the weekday's table where it does not represent all weekdays, but its own alone. */
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
  readonly usualJourneys: (from: string, to: string) => readonly Journey[];
  readonly journeysOfDay: (from: string, to: string, day: Day) => readonly Journey[];
  readonly trainsOfDay: (from: string, to: string, day: Day) => readonly Journey[];
}

/**
 * Computes the figures of two stations; undefined without a journey.
 */
export function findFigures(planner: Searches, from: string, to: string): Figures | undefined {
  const usual = planner.usualJourneys(from, to);
  const { days, onlyWeekday } = trainsOfCountedDays(planner, from, to, usual);
  const offered = () => days.flatMap(({ day }) => planner.journeysOfDay(from, to, day));
  // The only direct train of a day may not be worth offering, if the next day's first one beats it.
  const quickest =
    fastestOf(usual) ?? fastestOf(offered()) ?? fastestOf(days.flatMap(({ trains }) => trains));
  if (!quickest) return undefined;
  const shown = days.find(({ trains }) => trains.length > 0) ?? {
    day: WEDNESDAY,
    trains: [quickest],
  };
  // The journey that the table marks, if it takes as long: its train may have another number there.
  const marked = fastestOf(shown.trains);
  const fastest = marked && isAsFast(marked, quickest) ? marked : quickest;
  const durations = (usual.length > 0 ? usual : planner.journeysOfDay(from, to, shown.day))
    .map(({ durationMinutes }) => durationMinutes)
    .sort((one, other) => one - other);
  const [weekday, saturday, sunday] = days;
  return {
    fastest,
    typicalMinutes: durations[durations.length >> 1] ?? fastest.durationMinutes,
    first: firstOf(shown.trains) ?? fastest,
    last: shown.trains.at(-1) ?? fastest,
    days,
    onlyWeekday,
    weekday: countTrains(weekday.trains),
    saturday: countTrains(saturday.trains),
    sunday: countTrains(sunday.trains),
    kinds: kindsOf(shown.trains, fastest.changes === 0),
  };
}

/** Counts the rows of a day's table: all of them, and those without a change. */
export function countTrains(trains: readonly Journey[]): TrainCount {
  return { all: trains.length, direct: trains.filter(({ changes }) => changes === 0).length };
}

function kindsOf(trains: readonly Journey[], isDirect: boolean): readonly TrainKind[] {
  const direct = trains.filter(({ changes }) => changes === 0);
  const counted = isDirect && direct.length > 0 ? direct : trains;
  const found = new Set(counted.flatMap(({ rides }) => rides.map(({ kind }) => kind)));
  return TRAIN_KINDS.filter((kind) => found.has(kind));
}
