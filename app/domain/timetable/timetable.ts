import type { IsoDate } from '#app/domain/search/iso-date.ts';

/**
 * The kinds of train, in the order of their numbers in a timetable's file: only ever add at the
 * end.
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

/**
 * A kind of train; `bus` runs in place of a train, `train` is a kind that the feed does not name.
 */
export type TrainKind = (typeof TRAIN_KINDS)[number];

/** Minutes in a day, the step between the trains of one day and the next. */
export const DAY_MINUTES = 24 * 60;

/**
 * The days of the week, 0 for Monday. Every calendar has those of a usual week before its dates.
 */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
/** A day of the week, 0 for Monday. */
export type Weekday = (typeof WEEKDAYS)[number];

/** The number of the days of a usual week, which come before a calendar's dates. */
export const WEEK_DAYS = WEEKDAYS.length;

/** The day that represents all weekdays: holidays and weekends affect it least. */
export const WEDNESDAY = 2;
/** Saturday's trains are counted apart from those of weekdays. */
export const SATURDAY: Weekday = 5;
/** Sunday's trains, which also run on public holidays. */
export const SUNDAY: Weekday = 6;

/** A searched day: a date, or any day of that name. */
export type Day = IsoDate | Weekday;

/** The source of a part of a timetable and the dates that it was published for, both included. */
export interface TimetableFeed {
  readonly name: string;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
}

/** A part of a station, such as Bologna's underground. */
interface StationPart {
  /** The kinds of train that leave from here. */
  readonly kinds: readonly TrainKind[];
  /** Trains that call at any of these stations leave from here too, whatever their kind. */
  readonly ofTrainsTo?: readonly string[] | undefined;
  /** Minutes of a change within the part. */
  readonly minutes: number;
}

/** The parts of a station that some trains leave from; others may leave from any. */
export interface StationParts {
  readonly parts: readonly StationPart[];
  /** Minutes of a change from one part to another. */
  readonly betweenMinutes: number;
}

/** The times that a change of trains takes. */
export interface ChangeRules {
  /** The minutes of a change at a station, where the trains' parts are not known. */
  readonly minutesAt: (stationId: string) => number;
  /** The stations with parts, by id. */
  readonly stationParts: ReadonlyMap<string, StationParts>;
  /**
   * Minutes on foot or by underground between two stations of a city, in either direction, boarding
   * included.
   */
  readonly walks: readonly (readonly [oneId: string, otherId: string, minutes: number])[];
}

/** The other stations of a station's city, with the minutes on foot to each. */
export type Walks = readonly (readonly [station: number, minutes: number])[];

/**
 * A timetable in typed arrays, which `timetable-fields.ts` reads. Stations, routes and trips are
 * numbers.
 *
 * A route is a sequence of stops that its trips share without overtaking each other, not even those
 * of the day before and after; its trips are of one kind. A stop is a place in `routeStops`; the
 * stops of a route begin at `stopStart[route]`, its trips at `tripStart[route]`, in the order of
 * their departures. An event is a trip at a stop: those of a trip begin at `eventStart[trip]`.
 * Times are minutes after midnight of the day on which the trip begins.
 */
export interface Timetable {
  /** The SHA-256 of its file in hexadecimal; empty for one that was read from no file. */
  readonly digest: string;
  /** The first day of the calendars; undefined where the calendars are days of the week. */
  readonly firstDay: IsoDate | undefined;
  /** How many dates the calendars have; 0 where they are days of the week alone. */
  readonly days: number;
  readonly feeds: readonly TimetableFeed[];
  readonly stationIds: readonly string[];
  readonly stationNumbers: ReadonlyMap<string, number>;

  readonly stopStart: Uint32Array;
  readonly routeStops: Uint16Array;
  /** For each stop: 1 for boarding only, 2 for leaving only, 3 for both. */
  readonly boarding: Uint8Array;
  readonly tripStart: Uint32Array;

  readonly tripRoutes: Uint16Array;
  readonly eventStart: Uint32Array;
  readonly arrivals: Uint16Array;
  readonly departures: Uint16Array;
  /** Places in `TRAIN_KINDS`. */
  readonly tripKinds: Uint8Array;
  readonly tripFeeds: Uint8Array;
  readonly tripNumbers: readonly string[];
  readonly tripCalendars: Uint16Array;
  /**
   * One row of bits for each calendar, `calendarBytes` long, the lowest bit of the first byte
   * first: the seven days of a usual week from Monday on, then the dates.
   */
  readonly calendars: Uint8Array;
  readonly calendarBytes: number;

  /**
   * The part of the station of each stop. A station's number is also its first part's, for trains
   * whose part is not known; numbers after the stations are those of further parts.
   */
  readonly stopParts: Uint16Array;
  /** The station of each part. */
  readonly partStations: Uint16Array;
  /** The parts of each station. */
  readonly stationParts: readonly (readonly number[])[];
  /** The minutes of a change within each part. */
  readonly changeMinutes: Uint8Array;
  /** For each part the other parts of its station, with the minutes of a change to them. */
  readonly partChanges: readonly Walks[];
  /** The ids of the stations whose minutes of a change a feed gives itself. */
  readonly changesOfFeeds: ReadonlySet<string>;
  readonly walks: readonly Walks[];
}
