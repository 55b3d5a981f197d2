import { NumberWriter } from '#app/data/numbers/number-writer.ts';
import {
  TIMETABLE_LIMITS,
  TIMETABLE_VERSION,
  type TimetableHeader,
} from '#app/data/timetable/timetable-header.ts';
import { entryAt, valueAt } from '#app/domain/entries.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import {
  DAY_MINUTES,
  type TimetableFeed,
  TRAIN_KINDS,
  WEEK_DAYS,
} from '#app/domain/timetable/timetable.ts';
import { BOARD_AND_LEAVE } from '#app/domain/timetable/timetable-fields.ts';
import type { Trip } from './trip.ts';

/** The format counts minutes in 16 bits. */
const LATEST_MINUTE = 65_535;

/** The dates and feeds of a timetable. */
export interface TimetableDays {
  /** Without a first day, the timetable has no dates, only a usual week. */
  readonly firstDay?: IsoDate;
  /** How many dates it has. */
  readonly days?: number;
  readonly feeds: readonly TimetableFeed[];
  /** The feeds' own minutes of a change, by station. */
  readonly changeMinutes?: ReadonlyMap<string, number>;
}

/**
 * Encodes trips for `decodeTimetable`. The same trips in any order give the same bytes.
 *
 * @throws RangeError when there is more of anything than fits, and for falling times
 */
export function encodeTimetable(
  unordered: readonly Trip[],
  { firstDay, days = 0, feeds, changeMinutes = new Map() }: TimetableDays,
): Uint8Array {
  const stations = [
    ...new Set(unordered.flatMap((trip) => trip.stops.map(({ station }) => station))),
  ].sort();
  const numberOf = new Map(stations.map((id, number) => [id, number]));
  const routes = routesOf(unordered);
  const trips = routes.flat();
  const calendars = [...new Map(trips.map(({ days }) => [daysKey(days), days])).values()].sort(
    (one, other) => (one < other ? -1 : 1),
  );
  const calendarOf = new Map(calendars.map((bits, calendar) => [daysKey(bits), calendar]));

  const events = trips.reduce((sum, trip) => sum + trip.stops.length, 0);
  const counts = {
    stations: stations.length,
    routes: routes.length,
    calendars: calendars.length,
    trips: trips.length,
    events,
  };
  for (const [name, count] of Object.entries(counts)) {
    const most = TIMETABLE_LIMITS[name as keyof typeof counts];
    if (count > most) throw new RangeError(`the timetable has ${count} ${name}; ${most} fit`);
  }

  const output = new NumberWriter();
  for (const bits of calendars) {
    for (let byte = 0; byte < Math.ceil((WEEK_DAYS + days) / 8); byte++) {
      output.bytes.push(Number((bits >> BigInt(8 * byte)) & 255n));
    }
  }
  for (const route of routes) writeRoute(output, route, numberOf, calendarOf);

  const header: TimetableHeader = {
    version: TIMETABLE_VERSION,
    ...(firstDay && { firstDay }),
    days,
    feeds,
    stations,
    changeMinutes: [...changeMinutes]
      .flatMap(([id, minutes]): [number, number][] => {
        const station = numberOf.get(id);
        return station === undefined ? [] : [[station, minutes]];
      })
      .sort(([one], [other]) => one - other),
    numbers: trips.map((trip) => trip.number),
    calendars: calendars.length,
    routes: routes.length,
    stops: routes.reduce((sum, route) => sum + entryAt(route, 0).stops.length, 0),
    events,
  };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(4 + headerBytes.length + output.bytes.length);
  new DataView(bytes.buffer).setUint32(0, headerBytes.length);
  bytes.set(headerBytes, 4);
  bytes.set(output.bytes, 4 + headerBytes.length);
  return bytes;
}

/**
 * Days as a key of a map. V8 hashes a bigint by its lowest 64 bits alone, which are zero for all
 * days that begin later, so a map of 60,000 of them would take minutes.
 */
function daysKey(days: bigint): string {
  return days.toString(36);
}

/**
 * Groups trips by their kind and stops, so that no trip of a group overtakes another one. Trains of
 * one kind leave from the same part of a station.
 */
function routesOf(trips: readonly Trip[]): readonly (readonly Trip[])[] {
  const groups = Map.groupBy(trips, ({ kind, stops }) =>
    [kind, ...stops.map(({ station, boarding }) => `${station}:${boarding}`)].join(),
  );
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => splitGroup(group));
}

/** Divides trips with the same stops into routes without overtaking. */
function splitGroup(group: readonly Trip[]): Trip[][] {
  const routes: Trip[][] = [];
  for (const trip of [...group].sort(compareTrips)) {
    // After the last trip, and before the first trip of the next day.
    const route = routes.find(
      (others) =>
        isBehind(trip, others.at(-1) ?? trip, 0) && isBehind(others[0] ?? trip, trip, DAY_MINUTES),
    );
    if (route) route.push(trip);
    else routes.push([trip]);
  }
  return routes;
}

/** Whether a trip, delayed by some minutes, is at no stop before another one. */
function isBehind(trip: Trip, other: Trip, laterMinutes: number): boolean {
  return trip.stops.every(({ arrival, departure }, at) => {
    const that = other.stops[at];
    return (
      !that ||
      (arrival + laterMinutes >= that.arrival && departure + laterMinutes >= that.departure)
    );
  });
}

function compareTrips(one: Trip, other: Trip): number {
  for (const [at, { arrival, departure }] of one.stops.entries()) {
    const that = other.stops[at];
    const step = that && (departure - that.departure || arrival - that.arrival);
    if (step) return step;
  }
  if (one.number !== other.number) return one.number < other.number ? -1 : 1;
  return one.days < other.days ? -1 : 1;
}

function writeRoute(
  output: NumberWriter,
  route: readonly Trip[],
  numberOf: ReadonlyMap<string, number>,
  calendarOf: ReadonlyMap<string, number>,
): void {
  const { stops } = entryAt(route, 0);
  output.write(stops.length);
  let previous = 0;
  for (const { station } of stops) {
    const number = valueAt(numberOf, station);
    output.writeSigned(number - previous);
    previous = number;
  }
  const isRestricted = stops.some(({ boarding }) => boarding !== BOARD_AND_LEAVE);
  output.write(isRestricted ? 1 : 0);
  if (isRestricted) for (const { boarding } of stops) output.write(boarding);

  const profiles = new Map<string, number>();
  const profileOf = route.map((trip) => {
    const profile = profileText(trip);
    if (!profiles.has(profile)) profiles.set(profile, profiles.size);
    return valueAt(profiles, profile);
  });
  output.write(profiles.size);
  for (const profile of profiles.keys())
    for (const minutes of profile.split(' ')) output.write(Number(minutes));

  output.write(route.length);
  let start = 0;
  route.forEach((trip, at) => {
    const first = entryAt(trip.stops, 0).departure;
    output.writeSigned(first - start);
    start = first;
    output.write(entryAt(profileOf, at));
    output.write(TRAIN_KINDS.indexOf(trip.kind));
    output.write(valueAt(calendarOf, daysKey(trip.days)));
    output.write(trip.feed);
  });
}

/** The minutes of rides and halts between the first departure and the last arrival. */
function profileText({ number, stops }: Trip): string {
  const times = stops.flatMap(({ arrival, departure }) => [arrival, departure]).slice(1, -1);
  const steps = times.slice(1).map((time, at) => time - entryAt(times, at));
  const isRising = steps.every((step) => step >= 0);
  if (!isRising || times.some((time) => time < 0 || time > LATEST_MINUTE)) {
    throw new RangeError(`the times of train ${number} do not rise`);
  }
  return steps.join(' ');
}
