import { remembering } from '#app/domain/remembering.ts';
import { directTrains } from './direct-trains.ts';
import type { Journey } from './journey.ts';
import { byDeparture, fastestOf, journeysOfDay, searchJourneys } from './journeys-of-day.ts';
import { USUAL_DAY } from './running-trips.ts';
import {
  type Day,
  type Timetable,
  TRAIN_KINDS,
  type TrainKind,
  WEDNESDAY,
  type Weekday,
} from './timetable.ts';

/** The other weekdays, which stand for them where a pair has no train on Wednesdays: those in the middle first. */
const OTHER_WEEKDAYS = [1, 3, 0, 4] as const;

// A journey with changes that takes more than twice as long as the day's fastest, and this much more, is a detour.
const SLOW_FACTOR = 2;
const SLOW_MINUTES = 60;
/** Nobody who has a choice waits longer for the next train. */
const LONGEST_WAIT_MINUTES = 240;

/**
 * The rows of a day's table: every direct train, and of the journeys with changes those worth offering, but for detours
 * and those that wait for hours, unless they are the fastest. In the order of their departures.
 */
export function trainsOfDay(timetable: Timetable, from: string, to: string, day: Day): readonly Journey[] {
  const direct = directTrains(timetable, from, to, day);
  const offered = journeysOfDay(timetable, from, to, day);
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

/** A day's first train: a walk to one just after midnight begins the evening before, which no reader takes for the first. */
export function firstOf(trains: readonly Journey[]): Journey | undefined {
  return trains.find(({ departure }) => departure >= 0);
}

function trainsOfCountedDays(timetable: Timetable, from: string, to: string) {
  const ofDay = (day: Weekday) => ({ day, trains: trainsOfDay(timetable, from, to, day) });
  const wednesday = ofDay(WEDNESDAY);
  const others = wednesday.trains.length > 0 ? [] : OTHER_WEEKDAYS.map(ofDay);
  return [others.find(({ trains }) => trains.length > 0) ?? wednesday, ofDay(5), ofDay(6)] as const;
}

/** What a timetable says of two stations. */
export type Figures = NonNullable<ReturnType<typeof figuresOf>>;

/** What a timetable says of two stations, undefined when it has no journey with at most two changes; the last ones are remembered. */
export const figuresOf = remembering(64, (timetable: Timetable, from: string, to: string) => {
  const usual = searchJourneys(timetable, from, to, USUAL_DAY);
  const days = trainsOfCountedDays(timetable, from, to);
  const offered = () => days.flatMap(({ day }) => journeysOfDay(timetable, from, to, day));
  // A direct train that the next day's first one beats is not worth offering, but may be all that a day has.
  const quickest =
    fastestOf(usual) ?? fastestOf(offered()) ?? fastestOf(days.flatMap(({ trains }) => trains));
  if (!quickest) return undefined;
  const shown = days.find(({ trains }) => trains.length > 0) ?? { day: WEDNESDAY, trains: [quickest] };
  // The one that the table marks, where it takes as long: a train may stand there by another number.
  const marked = fastestOf(shown.trains);
  const isAsFast =
    marked?.durationMinutes === quickest.durationMinutes && marked.changes === quickest.changes;
  const fastest = isAsFast ? marked : quickest;
  const durations = (usual.length > 0 ? usual : journeysOfDay(timetable, from, to, shown.day))
    .map(({ durationMinutes }) => durationMinutes)
    .sort((one, other) => one - other);
  const [weekday, saturday, sunday] = days;
  return {
    /**
     * The fastest journey on trains that run on five or more days of the week; of any day where there is no such journey.
     * The fewest changes and the earliest departure settle ties.
     */
    fastest,
    /** The median duration of the journeys worth offering on the same trains. */
    typicalMinutes: durations[durations.length >> 1] ?? fastest.durationMinutes,
    /** The first and the last departure of a weekday, of Saturday or Sunday when it has none. */
    first: firstOf(shown.trains) ?? fastest,
    last: shown.trains.at(-1) ?? fastest,
    /** The trains of the days that are counted: a weekday, Saturday and Sunday. */
    days,
    /** The day that stands for all weekdays. */
    countedWeekday: weekday.day,
    weekday: countTrains(weekday.trains),
    saturday: countTrains(saturday.trains),
    sunday: countTrains(sunday.trains),
    /** The kinds of train of the same day: of its direct trains, or of all where the fastest journey has changes. */
    kinds: kindsOf(shown.trains, fastest.changes === 0),
  };
});

/**
 * The least that a list says of two stations: the fastest journey and the weekday's direct trains, the same as in `figuresOf`
 * in a quarter of the time; undefined when there is no journey with at most two changes. The last ones are remembered.
 */
export const summaryOf = remembering(512, (timetable: Timetable, from: string, to: string) => {
  const fastest =
    fastestOf(searchJourneys(timetable, from, to, USUAL_DAY)) ?? figuresOf(timetable, from, to)?.fastest;
  return fastest && { fastest, directTrains: directTrains(timetable, from, to, WEDNESDAY).length };
});

/** Counts the rows of a day's table: all of them, and those without a change. */
export function countTrains(trains: readonly Journey[]) {
  return { all: trains.length, direct: trains.filter(({ changes }) => changes === 0).length };
}

function kindsOf(trains: readonly Journey[], isDirect: boolean): readonly TrainKind[] {
  const direct = trains.filter(({ changes }) => changes === 0);
  const counted = isDirect && direct.length > 0 ? direct : trains;
  const found = new Set(counted.flatMap(({ rides }) => rides.map(({ kind }) => kind)));
  return TRAIN_KINDS.filter((kind) => found.has(kind));
}
