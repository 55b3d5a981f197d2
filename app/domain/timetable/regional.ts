import type { Timetable, TrainKind } from './timetable.ts';
import { kindOfTrip, numberOfTrip } from './timetable-fields.ts';

/**
 * The kinds of regional trains: a ticket is good for any of them on its day, without a reserved
 * seat. `train` is none of them: what its feed does not name may need a reservation.
 */
export const REGIONAL_KINDS = [
  'regionale',
  'regionale-veloce',
  'metropolitano',
  'sfm',
] as const satisfies readonly TrainKind[];

const REGIONAL: ReadonlySet<TrainKind> = new Set(REGIONAL_KINDS);

/**
 * Trenitalia's numbers of buses that run in place of a long-distance train: LP and its number
 * (LP603 is Intercity 603), L, number and a letter for a part of it (L614A), EC for a EuroCity.
 * All other letters are those of a regional office.
 */
const LONG_DISTANCE_BUS = /^(LP?|EC)\d/;

/** Whether a kind of train is regional. */
export function isRegionalKind(kind: TrainKind): boolean {
  return REGIONAL.has(kind);
}

/**
 * Whether a trip is of the regional service: a regional train, or a bus in place of one, which
 * takes the same tickets. Whole lines, such as Aosta's, have buses alone for years.
 */
export function isRegionalTrip(timetable: Timetable, trip: number): boolean {
  const kind = kindOfTrip(timetable, trip);
  if (kind === 'bus') return !LONG_DISTANCE_BUS.test(numberOfTrip(timetable, trip));
  return isRegionalKind(kind);
}
