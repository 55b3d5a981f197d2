import type { Timetable, Walks } from './timetable.ts';
import { walksFrom } from './timetable-fields.ts';

/** A station itself and the others of its city, with the minutes on foot to each. */
export function cityOf(timetable: Timetable, station: number): Walks {
  return [[station, 0], ...walksFrom(timetable, station)];
}

/**
 * Minutes from one station of a city to another one without a train: on foot or by underground.
 *
 * @returns undefined for any other pair, and for two names of one place
 */
export function minutesInCity(
  timetable: Timetable,
  fromId: string,
  toId: string,
): number | undefined {
  const from = timetable.stationNumbers.get(fromId);
  const to = timetable.stationNumbers.get(toId);
  if (from === undefined || to === undefined) return undefined;
  const minutes = walksFrom(timetable, from).find(([station]) => station === to)?.[1];
  return minutes === 0 ? undefined : minutes;
}
