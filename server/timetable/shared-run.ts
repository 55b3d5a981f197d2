import { isDeepStrictEqual } from 'node:util';
import { DAY_MINUTES, type TrainKind } from '#app/domain/timetable/timetable.ts';
import { haveRisingTimes, numberKey, type Trip, type TripStop } from './trip.ts';

/** Two feeds may differ by this many minutes about a call of a train. */
export const SAME_MINUTES = 2;
/** The same for a train with the same number, which one feed may know before a change of times. */
const SAME_NUMBER_MINUTES = 5;

/** The run that two trips have in common. */
export interface SharedRun {
  /** The places of each common stop in both trips. */
  readonly shared: readonly (readonly [one: number, other: number])[];
  /** How many days the other trip's days are after those of the first. */
  readonly daysLater: number;
}

/**
 * Compares the trips of two feeds.
 *
 * @returns the common run if both are the same train: at all common stations, two at the least,
 * they call within some minutes. With different numbers they also have three stations in common, or
 * all; neither has own stops between stops that the other one has too; and no two companies run
 * them.
 */
export function compareRuns(one: Trip, other: Trip): SharedRun | undefined {
  const shared = commonStops(one.stops, other.stops);
  const [first] = shared;
  if (first === undefined || shared.length < 2) return undefined;
  const [start, otherStart] = [one.stops[first[0]], other.stops[first[1]]];
  if (start === undefined || otherStart === undefined) return undefined;
  const daysLater = Math.round((start.departure - otherStart.departure) / DAY_MINUTES);
  const run = { shared, daysLater };
  const hasSameNumber = numberKey(one) !== '' && numberKey(one) === numberKey(other);
  const tolerance = hasSameNumber ? SAME_NUMBER_MINUTES : SAME_MINUTES;
  if (!haveSameTimes(one, other, run, tolerance)) return undefined;
  return hasSameNumber || areAlike(one, other, run) ? run : undefined;
}

/** The stations of both trips in their order, each with its first place. */
function commonStops(
  one: readonly TripStop[],
  other: readonly TripStop[],
): readonly (readonly [number, number])[] {
  const places = new Map<string, number>();
  for (const [place, { station }] of other.entries()) {
    if (!places.has(station)) places.set(station, place);
  }
  const shared: [number, number][] = [];
  for (const [place, { station }] of one.entries()) {
    const otherPlace = places.get(station);
    if (otherPlace === undefined) continue;
    places.delete(station);
    shared.push([place, otherPlace]);
  }
  return shared;
}

/** Whether two trips call at their common stations in the same order and at the same times. */
function haveSameTimes(
  { stops }: Trip,
  other: Trip,
  { shared, daysLater }: SharedRun,
  tolerance: number,
): boolean {
  const later = daysLater * DAY_MINUTES;
  const isNear = (time: number, otherTime: number) =>
    Math.abs(time - otherTime - later) <= tolerance;
  return shared.every(([place, otherPlace], at) => {
    const [stop, otherStop] = [stops[place], other.stops[otherPlace]];
    if (stop === undefined || otherStop === undefined) return false;
    if (at > 0 && otherPlace < (shared[at - 1]?.[1] ?? 0)) return false;
    // The first stop of a trip has no arrival of its own, the last no departure.
    const arrives = place > 0 && otherPlace > 0;
    const departs = place < stops.length - 1 && otherPlace < other.stops.length - 1;
    if (arrives && !isNear(stop.arrival, otherStop.arrival)) return false;
    if (departs && !isNear(stop.departure, otherStop.departure)) return false;
    // A part that ends where the other one begins is not the same run, but shares no second stop.
    return arrives || departs;
  });
}

/** Whether trips with different numbers and the same times are one train. */
function areAlike(one: Trip, other: Trip, { shared }: SharedRun): boolean {
  if (!haveOneCompany(one.kind, other.kind)) return false;
  const [first, last] = [shared[0], shared.at(-1)];
  if (first === undefined || last === undefined) return false;
  const coversAll = (trip: Trip) => shared.length === trip.stops.length;
  if (shared.length === 2 && !(coversAll(one) && coversAll(other))) return false;
  const hasNoOwnBetween = (side: 0 | 1) => last[side] - first[side] + 1 === shared.length;
  return hasNoOwnBetween(0) || hasNoOwnBetween(1);
}

/** Whether trains of two kinds may be of one company; a kind that no feed names may be any. */
function haveOneCompany(one: TrainKind, other: TrainKind): boolean {
  if (one === 'train' || other === 'train') return true;
  return (one === 'italo') === (other === 'italo') && (one === 'bus') === (other === 'bus');
}

/** A trip that was joined with another one. */
interface JoinedTrip {
  readonly trip: Trip;
  /** How many days after the first of the two the joined trip sets out. */
  readonly daysLater: number;
}

/**
 * Joins a trip with another one that is the same train: it gets the other one's stops. If both have
 * stops of their own in the same part of the way, those of the trip with more stops are taken. The
 * days are not changed.
 *
 * @returns undefined if the other trip adds nothing
 */
export function joinRuns(
  one: Trip,
  other: Trip,
  { shared, daysLater }: SharedRun,
): JoinedTrip | undefined {
  const moved = moveStops(other.stops, daysLater * DAY_MINUTES);
  const fuller = one.stops.length >= moved.length ? one.stops : moved;
  const stops = unitedStops(one.stops, moved, shared) ?? fuller;
  const kind = one.kind === 'train' ? other.kind : one.kind;
  const number = one.number === '' ? other.number : one.number;
  const joined = { ...one, kind, number, stops };
  if (isDeepStrictEqual(joined, one)) return undefined;
  const later = Math.floor((stops[0]?.departure ?? 0) / DAY_MINUTES);
  return { trip: { ...joined, stops: moveStops(stops, -later * DAY_MINUTES) }, daysLater: later };
}

function moveStops(stops: readonly TripStop[], minutes: number): readonly TripStop[] {
  return stops.map((stop) => ({
    ...stop,
    arrival: stop.arrival + minutes,
    departure: stop.departure + minutes,
  }));
}

/** The stops of both trips in their order of travel; undefined if that is unclear. */
function unitedStops(
  one: readonly TripStop[],
  other: readonly TripStop[],
  shared: SharedRun['shared'],
): readonly TripStop[] | undefined {
  const united: TripStop[] = [];
  let [place, otherPlace] = [0, 0];
  const ends = [one.length, other.length] as const;
  for (const [next, otherNext] of [...shared, ends]) {
    const ownBefore = one.slice(place, next);
    const othersBefore = other.slice(otherPlace, otherNext);
    if (ownBefore.length > 0 && othersBefore.length > 0) return undefined;
    united.push(...ownBefore, ...othersBefore);
    const joined = joinedStop(one, next, other, otherNext);
    if (joined) united.push(joined);
    [place, otherPlace] = [next + 1, otherNext + 1];
  }
  return haveRisingTimes(united) ? united : undefined;
}

/**
 * A stop that two trips share. The first stop of a trip has no arrival of its own, and the last no
 * departure; those are then the other trip's. Undefined after the last stop.
 */
function joinedStop(
  one: readonly TripStop[],
  place: number,
  other: readonly TripStop[],
  otherPlace: number,
): TripStop | undefined {
  const [stop, otherStop] = [one[place], other[otherPlace]];
  if (!stop || !otherStop) return undefined;
  const isFirst = place === 0 && otherPlace > 0;
  const isLast = place === one.length - 1 && otherPlace < other.length - 1;
  return {
    ...stop,
    arrival: isFirst ? otherStop.arrival : stop.arrival,
    departure: isLast ? otherStop.departure : stop.departure,
    boarding: isFirst || isLast ? otherStop.boarding : stop.boarding,
  };
}
