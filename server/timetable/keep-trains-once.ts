import { WEEK_DAYS } from '#app/domain/timetable/timetable.ts';
import { indexTrips } from './index-trips.ts';
import { compareRuns, joinRuns, type SharedRun } from './shared-run.ts';
import { type Trip, WEEK_BITS } from './trip.ts';

/** Moves days later by a number of days, or earlier when it is negative. */
export type ShiftDays = (days: bigint, later: number) => bigint;

/** Moves dates likewise, and drops those before the first. */
export const shiftDates: ShiftDays = (days, later) =>
  later < 0 ? days >> BigInt(-later) : days << BigInt(later);

/** Moves days of the week; the day after Sunday is Monday. */
export const shiftWeekdays: ShiftDays = (days, later) => {
  const by = BigInt((later + WEEK_DAYS) % WEEK_DAYS);
  return ((days << by) | (days >> (BigInt(WEEK_DAYS) - by))) & WEEK_BITS;
};

/**
 * Lists each train of several feeds once. On the days that two feeds share, a train keeps the
 * number and the kind of the first feed, and has the stops of both: a feed may end a train at the
 * border, or leave stops out. Two trips of one feed are never taken for one train.
 *
 * @param feeds the trips of each feed
 */
export function keepTrainsOnce(feeds: readonly (readonly Trip[])[], shift: ShiftDays): Trip[] {
  const [first = [], ...others] = feeds;
  return others.reduce<Trip[]>((kept, trips) => addFeed(kept, trips, shift), [...first]);
}

/** The trips of a feed that are new, and what is kept so far, joined with the rest of the feed. */
function addFeed(kept: readonly Trip[], trips: readonly Trip[], shift: ShiftDays): Trip[] {
  const index = indexTrips(kept);
  // A trip that is joined on some of its days becomes two: the joined one, and the rest of it.
  const forms = kept.map((trip) => [trip]);
  const rests: Trip[] = [];
  for (const trip of trips) {
    const matches = [...index.candidatesOf(trip)].flatMap((place) => {
      const ofPlace = forms[place] ?? [];
      return ofPlace.flatMap((form): Match[] => {
        const run = compareRuns(form, trip);
        return run ? [{ form, forms: ofPlace, run }] : [];
      });
    });
    // The trip with the most common stops first.
    matches.sort((one, other) => other.run.shared.length - one.run.shared.length);
    const days = matches.reduce((rest, match) => joinDays(match, trip, rest, shift), trip.days);
    if (days !== 0n) rests.push({ ...trip, days });
  }
  return [...forms.flat(), ...rests];
}

/** A kept trip that is the same train as a trip of a further feed. */
interface Match {
  readonly form: Trip;
  /** All forms of the kept trip. */
  readonly forms: Trip[];
  readonly run: SharedRun;
}

/**
 * Joins a trip with a kept one on their common days. Returns the days that are left of it.
 *
 * Example: the kept train sets out at 23:30 on Mondays and Tuesdays, `0b011`. The other feed begins
 * it at 0:20 after midnight, one day later, on Tuesdays and Thursdays, `0b1010`; that is `0b0101`
 * in days of the kept one. Common is Monday, `0b001`: the kept train stays alone on Tuesday,
 * `0b010`, and of the trip Thursday is left, `0b1000`.
 */
function joinDays({ form, forms, run }: Match, trip: Trip, days: bigint, shift: ShiftDays): bigint {
  const daysAsOfForm = shift(days, -run.daysLater);
  const common = daysAsOfForm & form.days;
  const place = forms.indexOf(form);
  if (common === 0n || place < 0) return days;
  const joined = joinRuns(form, trip, run);
  if (joined) {
    const left = form.days & ~common;
    const united = movedDays(joined.trip, common, joined.daysLater, shift);
    forms.splice(place, 1, united, ...(left === 0n ? [] : [{ ...form, days: left }]));
  }
  const commonAsOfTrip = shift(common, run.daysLater);
  return days & ~commonAsOfTrip;
}

/** A joined trip, with its days moved to the day on which it sets out. */
function movedDays(trip: Trip, days: bigint, daysLater: number, shift: ShiftDays): Trip {
  const moved = { ...trip, days: shift(days, daysLater) };
  if (!trip.origin) return moved;
  const { trip: origin, daysLater: before } = trip.origin;
  return { ...moved, origin: { trip: origin, daysLater: before + daysLater } };
}
