import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { outOfRange } from './out-of-range.ts';

/**
 * The kinds of train that a timetable tells apart, in the order of their numbers in its file: only
 * ever add at the end.
 */
export const TRAIN_KINDS = [
  'frecciarossa',
  'frecciargento',
  'frecciabianca',
  'intercity',
  'intercity-notte',
  'eurocity',
  'euronight',
  'espresso',
  'regionale',
  'regionale-veloce',
  'metropolitano',
  'sfm',
  'bus',
  'italo',
  'train',
] as const;

/** A kind of train; `bus` runs in place of a train, `train` is what a feed does not name. */
export type TrainKind = (typeof TRAIN_KINDS)[number];

/** Minutes in a day, the step between the trains of one day and the next. */
export const DAY_MINUTES = 24 * 60;

/** A day of the week, 0 for Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The day that stands for all weekdays, since holidays and weekends touch it least. */
export const WEDNESDAY = 2;

/** A day that trains are asked for: a date, or any day of that name. */
export type Day = IsoDate | Weekday;

/** Where a part of a timetable comes from and for which dates it was published, both included. */
export interface TimetableFeed {
  readonly name: string;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
}

/** What a traveller needs to change trains. */
export interface ChangeRules {
  /** Stations where a change takes `largeMinutes`, by id. */
  readonly largeStations: ReadonlySet<string>;
  readonly largeMinutes: number;
  readonly otherMinutes: number;
  /**
   * Minutes on foot or by underground between two stations of a city, boarding included; hold in
   * both directions.
   */
  readonly walks: readonly (readonly [oneId: string, otherId: string, minutes: number])[];
}

/** Station numbers with minutes: the places that one walks to from a station. */
export type Walks = readonly (readonly [station: number, minutes: number])[];

/**
 * A timetable in typed arrays. Stations, routes and trips are numbers. A route is a sequence of
 * stops that its trips share without overtaking each other, not even those of the day before and
 * after; its stops are `routeStops[stopStart[route]…]`, its trips `tripStart[route]…`, in the order
 * of their departures. The stop at position p of a trip has its times at `eventStart[trip] + p`, in
 * minutes after midnight of the day on which the trip begins.
 */
export interface Timetable {
  /** Real dates when set: the first day of the calendars. Without it calendars are weekdays. */
  readonly firstDay: IsoDate | undefined;
  /** How many days the calendars have: 7 for weekdays. */
  readonly days: number;
  readonly feeds: readonly TimetableFeed[];
  readonly stationIds: readonly string[];
  readonly stationNumbers: ReadonlyMap<string, number>;

  readonly stopStart: Uint32Array;
  readonly routeStops: Uint16Array;
  /** For each stop of a route: 1 may board, 2 may leave, 3 both. */
  readonly boarding: Uint8Array;
  /**
   * For each stop of a route: the shortest ride from it to the next stop, and the shortest halt, in
   * minutes.
   */
  readonly shortestRides: Uint16Array;
  readonly shortestHalts: Uint16Array;
  readonly tripStart: Uint32Array;

  readonly tripRoutes: Uint16Array;
  readonly eventStart: Uint32Array;
  readonly arrivals: Uint16Array;
  readonly departures: Uint16Array;
  readonly tripKinds: Uint8Array;
  readonly tripFeeds: Uint8Array;
  readonly tripNumbers: readonly string[];
  readonly tripCalendars: Uint16Array;
  /**
   * One row of bits for each calendar, `calendarBytes` long; the first day is the lowest bit of the
   * first byte.
   */
  readonly calendars: Uint8Array;
  readonly calendarBytes: number;
  /**
   * For each calendar the days of the week that it runs on, Monday as the lowest bit; of dates,
   * their usual weeks.
   */
  readonly calendarWeekdays: Uint8Array;
  /** The day of the calendars that stands for each day of the week. */
  readonly usualDays: readonly number[];

  /**
   * Where each station stands in routes: `stationStops[stationStart[s]…]` are places in
   * `routeStops`.
   */
  readonly stationStart: Uint32Array;
  readonly stationStops: Uint32Array;
  /** The route of each place in `routeStops`. */
  readonly stopRoutes: Uint16Array;
  readonly changeMinutes: Uint8Array;
  readonly walks: readonly Walks[];
}

/** A station itself and the others of its city. */
export function cityOf({ walks }: Timetable, station: number): Walks {
  return [[station, 0], ...(walks[station] ?? [])];
}

/**
 * Minutes from one station of a city to another one, which need no train; undefined for any other
 * pair, and for one place.
 */
export function wayInCity({ stationNumbers, walks }: Timetable, fromId: string, toId: string) {
  const [from = -1, to] = [fromId, toId].map((id) => stationNumbers.get(id));
  return walks[from]?.find(([station]) => station === to)?.[1] || undefined;
}

/**
 * Every place in `routeStops` at a station and at the others of its city, with the walk between the
 * two in minutes.
 */
export function* cityStops(timetable: Timetable, station: number) {
  const { stationStart, stationStops, stopRoutes } = timetable;
  for (const [near, minutes] of cityOf(timetable, station)) {
    for (
      let at = stationStart[near] ?? outOfRange('station', near);
      at < (stationStart[near + 1] ?? outOfRange('station', near + 1));
      at++
    ) {
      const stop = stationStops[at] ?? outOfRange('place', at);
      yield { station: near, minutes, stop, route: stopRoutes[stop] ?? outOfRange('stop', stop) };
    }
  }
}

/**
 * Whether a trip runs on a day of the calendars; days outside them have no trips, but weekdays go
 * round.
 */
export function runsOn(timetable: Timetable, trip: number, day: number): boolean {
  const { days, calendars, calendarBytes, tripCalendars } = timetable;
  const inside = timetable.firstDay === undefined ? ((day % days) + days) % days : day;
  if (inside < 0 || inside >= days) return false;
  const byte =
    calendars[(tripCalendars[trip] ?? outOfRange('trip', trip)) * calendarBytes + (inside >> 3)] ??
    outOfRange(
      'byte of calendars',
      (tripCalendars[trip] ?? outOfRange('trip', trip)) * calendarBytes + (inside >> 3),
    );
  return ((byte >> (inside & 7)) & 1) === 1;
}
