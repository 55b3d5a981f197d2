import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import type { Stay } from '#app/domain/search/trip-plan.ts';
import { daysBetween } from '#app/domain/timetable/days.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { trainKey } from './train-key.ts';

/** The earliest departure that a plan suggests after a night and on the first day: 8 o'clock. */
const MORNING = 8 * 60;

/**
 * A journey that is at most so much slower than the fastest is suggested if it leaves earlier: by a
 * factor, or on a short trip by a few minutes, which are not worth waiting until the evening.
 */
const ABOUT_AS_FAST = { factor: 1.1, minutes: 15 };

/** An arrival until 4 o'clock leaves the rest of that night. */
const END_OF_EVENING = 4 * 60;

/** The least time to change trains where a stay is a change alone, in minutes. */
export const PLAN_CHANGE_MINUTES = 15;

/** A leg to plan: the stations of its trains, and the stay at the place before it. */
export interface LegToPlan {
  readonly fromId: string;
  readonly toId: string;
  readonly stay: Stay;
  /** The train that the traveller has chosen, by its key; undefined for the suggested one. */
  readonly train?: string | undefined;
  /** Minutes from the place to the first station, where it has none of its own. */
  readonly minutesBefore?: number | undefined;
  /** Minutes from the last station to the next place, likewise. */
  readonly minutesAfter?: number | undefined;
}

/** A leg, from a place to the next one, with its trains. */
export interface PlannedLeg {
  readonly fromId: string;
  readonly toId: string;
  /** The day of the train, to which its times belong. */
  readonly date: IsoDate;
  /** All trains of that day. */
  readonly all: readonly Journey[];
  /** Those that can be taken: they leave after the stay and, today, after now. */
  readonly possible: readonly Journey[];
  /**
   * The train to take, the chosen one where it is possible; undefined where none runs on that day
   * or the next.
   */
  readonly best: Journey | undefined;
  /**
   * Minutes from place to place, with the ways before and after the train; undefined without one.
   */
  readonly minutes: number | undefined;
  /** The outcome of the traveller's choice; undefined without one. */
  readonly choice: 'taken' | 'impossible' | undefined;
}

/** A trip's trains. */
export interface PlannedTrip {
  readonly legs: readonly PlannedLeg[];
  /** Minutes from the first place to the last one, with the stays; undefined without a train. */
  readonly totalMinutes: number | undefined;
  /** Minutes between the places, likewise. */
  readonly travelMinutes: number | undefined;
}

/** A minute of a day, which may be on a later day. */
interface Moment {
  readonly date: IsoDate;
  readonly minute: number;
}

/** When a leg may begin. */
interface LegStart {
  readonly date: IsoDate;
  /** Earlier trains cannot be taken. */
  readonly earliest: number;
  /** Earlier trains are suggested only where none is later: they leave before 8 o’clock. */
  readonly suggested: number;
  /** The first train is suggested, not the first of the fast ones. */
  readonly takesFirst: boolean;
}

/**
 * Chooses the trains of a trip. After some hours at a place it is the first that leaves once they
 * are over (the earliest arrival settles ties); on the first day and after nights it is the first
 * after 8 o'clock that is about as fast as the fastest, or the last before where all leave earlier.
 * Where none is left on a day, the next day is tried.
 *
 * @param now minutes after midnight when the trip begins today: earlier trains have left
 */
export function plannedTrip(
  planner: Planner,
  legsToPlan: readonly LegToPlan[],
  date: IsoDate,
  now: number | undefined,
): PlannedTrip {
  const legs: PlannedLeg[] = [];
  let start: LegStart = { date, earliest: now ?? 0, suggested: MORNING, takesFirst: false };
  let arrival: Moment | undefined;
  for (const legToPlan of legsToPlan) {
    if (arrival) start = afterStay(arrival, legToPlan.stay);
    const leg = plannedLeg(planner, legToPlan, start);
    legs.push(leg);
    // Without a train, the stay is counted from where the leg would have begun.
    const minute = leg.best
      ? leg.best.arrival + (legToPlan.minutesAfter ?? 0)
      : Math.max(start.earliest, start.suggested);
    arrival = { date: leg.best ? leg.date : start.date, minute };
  }
  return { legs, ...minutesOf(legs, legsToPlan) };
}

function plannedLeg(
  planner: Planner,
  { fromId, toId, train, minutesBefore = 0, minutesAfter = 0 }: LegToPlan,
  start: LegStart,
): PlannedLeg {
  const onDay = ({ date, earliest, suggested, takesFirst }: LegStart): PlannedLeg => {
    const all = fromId === toId ? [] : planner.trainsOfDay(fromId, toId, date);
    const leavingFrom = (minute: number) =>
      all.filter(({ departure }) => departure >= minute + minutesBefore);
    const possible = leavingFrom(earliest);
    const chosen = train ? possible.find((journey) => trainKey(journey) === train) : undefined;
    const choice = chosen ? 'taken' : 'impossible';
    const later = leavingFrom(Math.max(earliest, suggested));
    const first = firstToLeave(takesFirst ? later : fastOnes(later));
    const best = chosen ?? first ?? lastToLeave(fastOnes(possible));
    return {
      fromId,
      toId,
      date,
      all,
      possible,
      best,
      minutes: best && minutesBefore + best.durationMinutes + minutesAfter,
      choice: train ? choice : undefined,
    };
  };
  const leg = onDay(start);
  if (leg.best) return leg;
  const suggested = start.takesFirst ? 0 : MORNING;
  const later = onDay({ ...start, date: addDays(start.date, 1), earliest: 0, suggested });
  return later.best ? later : leg;
}

/** The journeys that are about as fast as the fastest. */
function fastOnes(journeys: readonly Journey[]): readonly Journey[] {
  const least = Math.min(...journeys.map(({ durationMinutes }) => durationMinutes));
  const { factor, minutes } = ABOUT_AS_FAST;
  const most = Math.max(least * factor, least + minutes);
  return journeys.filter(({ durationMinutes }) => durationMinutes <= most);
}

function firstToLeave(journeys: readonly Journey[]): Journey | undefined {
  return journeys.toSorted(
    (one, other) => one.departure - other.departure || one.arrival - other.arrival,
  )[0];
}

function lastToLeave(journeys: readonly Journey[]): Journey | undefined {
  return journeys.toSorted(
    (one, other) => other.departure - one.departure || one.arrival - other.arrival,
  )[0];
}

function afterStay({ date, minute }: Moment, { unit, count }: Stay): LegStart {
  if (unit === 'nights') {
    const day = Math.floor((minute - END_OF_EVENING) / DAY_MINUTES);
    const morning = addDays(date, day + count);
    // Trains before an arrival at two in the morning are missed.
    const earliest = Math.max(0, minute - (day + count) * DAY_MINUTES);
    return { date: morning, earliest, suggested: MORNING, takesFirst: false };
  }
  const end = minute + (count === 0 ? PLAN_CHANGE_MINUTES : 60 * count);
  const days = Math.floor(end / DAY_MINUTES);
  const earliest = end - days * DAY_MINUTES;
  return { date: addDays(date, days), earliest, suggested: earliest, takesFirst: true };
}

function minutesOf(
  legs: readonly PlannedLeg[],
  legsToPlan: readonly LegToPlan[],
): Omit<PlannedTrip, 'legs'> {
  const trains = legs.flatMap(({ date, best }) => (best ? [{ date, best }] : []));
  const [first, last] = [trains[0], trains.at(-1)];
  if (!first || !last || trains.length < legs.length)
    return { totalMinutes: undefined, travelMinutes: undefined };
  const before = legsToPlan[0]?.minutesBefore ?? 0;
  const after = legsToPlan.at(-1)?.minutesAfter ?? 0;
  const days = daysBetween(first.date, last.date);
  return {
    totalMinutes: before + days * DAY_MINUTES + last.best.arrival - first.best.departure + after,
    travelMinutes: legs.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
  };
}
