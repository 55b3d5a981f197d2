import { outOfRange } from './out-of-range.ts';
import {
  type Timetable,
  type TimetableFeed,
  TRAIN_KINDS,
  type TrainKind,
  type Walks,
  WEEK_DAYS,
} from './timetable.ts';

// Plain functions, one for each field: a generic one, or methods of a class, make a search a fifth
// slower. Each throws a RangeError for a number that the timetable does not have.

/** The bit of a stop where one may board. */
export const MAY_BOARD = 1;
/** The bit of a stop where one may leave the train. */
export const MAY_LEAVE = 2;
/** Both bits, as most stops have. */
export const BOARD_AND_LEAVE = MAY_BOARD | MAY_LEAVE;

/** The id of a station. */
export function stationId({ stationIds }: Timetable, station: number): string {
  return stationIds[station] ?? outOfRange('station', station);
}

/** The parts of a station; one for most. */
export function partsOf({ stationParts }: Timetable, station: number): readonly number[] {
  return stationParts[station] ?? outOfRange('station', station);
}

/** The station of a part. */
export function stationOfPart({ partStations }: Timetable, part: number): number {
  return partStations[part] ?? outOfRange('part', part);
}

/** The part of a stop's station that the stop's trains leave from. */
export function partAt({ stopParts }: Timetable, stop: number): number {
  return stopParts[stop] ?? outOfRange('stop', stop);
}

/** Minutes that a change of trains takes within a part of a station. */
export function changeMinutesAt({ changeMinutes }: Timetable, part: number): number {
  return changeMinutes[part] ?? outOfRange('part', part);
}

/** The other parts of a part's station, with the minutes of a change to them. */
export function changesToParts({ partChanges }: Timetable, part: number): Walks {
  return partChanges[part] ?? outOfRange('part', part);
}

/** The minutes of the longest change at a station; 0 for an unknown one. */
export function longestChangeAt(timetable: Timetable, id: string): number {
  const station = timetable.stationNumbers.get(id);
  if (station === undefined) return 0;
  const minutes = partsOf(timetable, station).flatMap((part) => [
    changeMinutesAt(timetable, part),
    ...changesToParts(timetable, part).map(([, between]) => between),
  ]);
  return Math.max(...minutes);
}

/** The walks from a station to the others of its city. */
export function walksFrom({ walks }: Timetable, station: number): Walks {
  return walks[station] ?? outOfRange('station', station);
}

/** The numbers of all routes. */
export function routesOf({ tripStart }: Timetable): readonly number[] {
  // The last entry is the end of the last route.
  return [...tripStart.subarray(1).keys()];
}

/** The first stop of a route; the others follow it. */
export function firstStop({ stopStart }: Timetable, route: number): number {
  return stopStart[route] ?? outOfRange('route', route);
}

/** The number after the last stop of a route. */
export function endOfStops({ stopStart }: Timetable, route: number): number {
  return stopStart[route + 1] ?? outOfRange('route', route);
}

/** The station of a stop. */
export function stationAt({ routeStops }: Timetable, stop: number): number {
  return routeStops[stop] ?? outOfRange('stop', stop);
}

/** Whether one may board at a stop. */
export function mayBoard({ boarding }: Timetable, stop: number): boolean {
  return ((boarding[stop] ?? outOfRange('stop', stop)) & MAY_BOARD) !== 0;
}

/** Whether one may leave the train at a stop. */
export function mayLeave({ boarding }: Timetable, stop: number): boolean {
  return ((boarding[stop] ?? outOfRange('stop', stop)) & MAY_LEAVE) !== 0;
}

/** The first trip of a route; the others follow it. */
export function firstTrip({ tripStart }: Timetable, route: number): number {
  return tripStart[route] ?? outOfRange('route', route);
}

/** The number after the last trip of a route. */
export function endOfTrips({ tripStart }: Timetable, route: number): number {
  return tripStart[route + 1] ?? outOfRange('route', route);
}

/** The route of a trip. */
export function routeOfTrip({ tripRoutes }: Timetable, trip: number): number {
  return tripRoutes[trip] ?? outOfRange('trip', trip);
}

/** The kind of train of a trip; `train` for a kind of a newer file. */
export function kindOfTrip({ tripKinds }: Timetable, trip: number): TrainKind {
  return TRAIN_KINDS[tripKinds[trip] ?? outOfRange('trip', trip)] ?? 'train';
}

/** The feed that a trip is from. */
export function feedOfTrip({ tripFeeds, feeds }: Timetable, trip: number): TimetableFeed {
  return feeds[tripFeeds[trip] ?? outOfRange('trip', trip)] ?? outOfRange('trip', trip);
}

/** The number of the train of a trip. */
export function numberOfTrip({ tripNumbers }: Timetable, trip: number): string {
  return tripNumbers[trip] ?? outOfRange('trip', trip);
}

/** The calendar of a trip. */
function calendarOfTrip({ tripCalendars }: Timetable, trip: number): number {
  return tripCalendars[trip] ?? outOfRange('trip', trip);
}

/** The event of a trip at the first stop of its route; the others follow it. */
export function firstEvent({ eventStart }: Timetable, trip: number): number {
  return eventStart[trip] ?? outOfRange('trip', trip);
}

/** The arrival of an event, in minutes after midnight of the day on which its trip begins. */
export function arrivalAt({ arrivals }: Timetable, event: number): number {
  return arrivals[event] ?? outOfRange('event', event);
}

/** The departure of an event, in minutes after midnight of the day on which its trip begins. */
export function departureAt({ departures }: Timetable, event: number): number {
  return departures[event] ?? outOfRange('event', event);
}

/** Whether a trip runs on a day of the usual week: 0 for Monday, 7 for the next Monday. */
export function runsOnWeekday(timetable: Timetable, trip: number, weekday: number): boolean {
  return hasCalendarBit(timetable, trip, ((weekday % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS);
}

/** Whether a trip runs on a date, as days after the first; dates outside have no trips. */
export function runsOnDate(timetable: Timetable, trip: number, day: number): boolean {
  if (day < 0 || day >= timetable.days) return false;
  return hasCalendarBit(timetable, trip, WEEK_DAYS + day);
}

function hasCalendarBit(timetable: Timetable, trip: number, bit: number): boolean {
  const { calendars, calendarBytes } = timetable;
  const at = calendarOfTrip(timetable, trip) * calendarBytes + (bit >> 3);
  const byte = calendars[at] ?? outOfRange('byte of calendars', at);
  return ((byte >> (bit & 7)) & 1) === 1;
}
