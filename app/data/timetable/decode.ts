import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { weekdayOf } from '#app/domain/timetable/days.ts';
import type {
  ChangeRules,
  Timetable,
  TimetableFeed,
  Walks,
} from '#app/domain/timetable/timetable.ts';

/** What stands as JSON before a timetable's numbers. */
export interface TimetableHeader {
  readonly version: number;
  readonly firstDay?: IsoDate;
  readonly days: number;
  readonly feeds: readonly TimetableFeed[];
  readonly stations: readonly string[];
  /** The numbers of the trains in the order of the trips. */
  readonly numbers: readonly string[];
  readonly calendars: number;
  readonly routes: number;
  /** How many stops the routes have together, and how many times the trips. */
  readonly stops: number;
  readonly events: number;
}

/** The version of the format; a file of another one is refused. */
export const TIMETABLE_VERSION = 1;

/** @throws RangeError where a number of the file stands for nothing */
function valueAt(numbers: ArrayLike<number>, index: number): number {
  const value = numbers[index];
  if (value === undefined) throw new RangeError('the timetable is damaged');
  return value;
}

function lower(numbers: Uint16Array, index: number, value: number): void {
  if (value < valueAt(numbers, index)) numbers[index] = value;
}

/**
 * Reads unsigned numbers of 7 bits a byte, the lowest first (LEB128), and signed ones folded into
 * them.
 */
class Numbers {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  next(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) break;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
    throw new RangeError('the timetable ends too early');
  }

  signed(): number {
    const value = this.next();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  take(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length)
      throw new RangeError('the timetable ends too early');
    this.#at += length;
    return this.#bytes.slice(this.#at - length, this.#at);
  }
}

/**
 * Reads a timetable from its packed form, which `server/timetable/encode.ts` writes: the header's
 * length, the header as JSON, the calendars' bits, then the routes as numbers. Takes some 30 ms for
 * 20,000 trips.
 *
 * @throws RangeError for another version and for bytes that end too early
 */
export function decodeTimetable(bytes: Uint8Array, rules: ChangeRules): Timetable {
  const headerBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + headerBytes));
  const header = JSON.parse(text) as TimetableHeader;
  if (header.version !== TIMETABLE_VERSION) {
    throw new RangeError(`a timetable of version ${header.version}, not ${TIMETABLE_VERSION}`);
  }
  const input = new Numbers(bytes, 4 + headerBytes);
  const calendarBytes = Math.ceil(header.days / 8);
  const calendars = input.take(header.calendars * calendarBytes);
  const trips = header.numbers.length;
  const { routes, stops, events } = header;

  const stopStart = new Uint32Array(routes + 1);
  const routeStops = new Uint16Array(stops);
  const stopRoutes = new Uint16Array(stops);
  const boarding = new Uint8Array(stops);
  const shortestRides = new Uint16Array(stops).fill(65_535);
  const shortestHalts = new Uint16Array(stops).fill(65_535);
  const tripStart = new Uint32Array(routes + 1);
  const tripRoutes = new Uint16Array(trips);
  const eventStart = new Uint32Array(trips);
  const arrivals = new Uint16Array(events);
  const departures = new Uint16Array(events);
  const tripKinds = new Uint8Array(trips);
  const tripFeeds = new Uint8Array(trips);
  const tripCalendars = new Uint16Array(trips);

  let stop = 0;
  let trip = 0;
  let event = 0;
  for (let route = 0; route < routes; route++) {
    const length = input.next();
    let station = 0;
    for (let position = 0; position < length; position++) {
      station += input.signed();
      routeStops[stop + position] = station;
      stopRoutes[stop + position] = route;
    }
    const ruled = input.next() === 1;
    for (let position = 0; position < length; position++) {
      boarding[stop + position] = ruled ? input.next() : 3;
    }
    const profiles = readProfiles(input, length);
    const count = input.next();
    let start = 0;
    for (let of = 0; of < count; of++, trip++) {
      start += input.signed();
      const profile = profiles[input.next()] ?? [];
      tripKinds[trip] = input.next();
      tripCalendars[trip] = input.next();
      tripFeeds[trip] = input.next();
      tripRoutes[trip] = route;
      eventStart[trip] = event;
      let time = start;
      for (let position = 0; position < length; position++, event++) {
        const [ride = 0, halt = 0] = [profile[2 * position], profile[2 * position + 1]];
        const at = stop + position;
        arrivals[event] = time + ride;
        departures[event] = time + ride + halt;
        if (position > 0) lower(shortestRides, at - 1, ride);
        lower(shortestHalts, at, halt);
        time += ride + halt;
      }
    }
    stop += length;
    stopStart[route + 1] = stop;
    tripStart[route + 1] = trip;
  }
  const isStation = (station: number) => station < header.stations.length;
  if (!routeStops.every(isStation)) throw new RangeError('the timetable is damaged');
  if (stop !== stops || trip !== trips || event !== events)
    throw new RangeError('the timetable is damaged');

  const stationIds = withCities(header.stations, rules);
  const stationNumbers = new Map(stationIds.map((id, number) => [id, number]));
  const { calendarWeekdays, usualDays } = weeksOf(header, calendars, tripCalendars);
  return {
    firstDay: header.firstDay,
    days: header.days,
    feeds: header.feeds,
    stationIds,
    stationNumbers,
    stopStart,
    routeStops,
    boarding,
    shortestRides,
    shortestHalts,
    tripStart,
    tripRoutes,
    eventStart,
    arrivals,
    departures,
    tripKinds,
    tripFeeds,
    tripNumbers: header.numbers,
    tripCalendars,
    calendars,
    calendarBytes,
    calendarWeekdays,
    usualDays,
    ...stationIndex(routeStops, stationIds.length),
    stopRoutes,
    changeMinutes: Uint8Array.from(stationIds, (id) =>
      rules.largeStations.has(id) ? rules.largeMinutes : rules.otherMinutes,
    ),
    walks: walksOf(stationIds, stationNumbers, rules),
  };
}

/**
 * The stations of the trains, and those without trains that one walks to from them, as a place that
 * is a whole city.
 */
function withCities(stations: readonly string[], { walks }: ChangeRules): readonly string[] {
  const all = new Set(stations);
  for (const [one, other] of walks) {
    if (all.has(one) || all.has(other)) all.add(one).add(other);
  }
  return [...all];
}

/** The rides and halts of a route's trips: for each, ride and halt at every stop, in minutes. */
function readProfiles(input: Numbers, length: number): readonly Uint16Array[] {
  return Array.from({ length: input.next() }, () => {
    const profile = new Uint16Array(2 * length);
    for (let at = 2; at < 2 * length - 1; at++) profile[at] = input.next();
    return profile;
  });
}

/**
 * Of weekdays, the calendars as they are; of dates, the day with the median number of trips stands
 * for its weekday.
 */
function weeksOf(header: TimetableHeader, calendars: Uint8Array, tripCalendars: Uint16Array) {
  const bytes = Math.ceil(header.days / 8);
  const runs = (calendar: number, day: number) =>
    ((valueAt(calendars, calendar * bytes + (day >> 3)) >> (day & 7)) & 1) === 1;
  let usualDays = [0, 1, 2, 3, 4, 5, 6];
  if (header.firstDay !== undefined) {
    const tripsOfCalendar = new Uint32Array(header.calendars);
    for (const calendar of tripCalendars) {
      tripsOfCalendar[calendar] = valueAt(tripsOfCalendar, calendar) + 1;
    }
    const counts = Array.from({ length: header.days }, (_, day) =>
      tripsOfCalendar.reduce((sum, trips, calendar) => sum + (runs(calendar, day) ? trips : 0), 0),
    );
    const first = weekdayOf(header.firstDay);
    usualDays = usualDays.map((weekday) => {
      const days = counts.flatMap((count, day) =>
        (first + day) % 7 === weekday && count > 0 ? [{ count, day }] : [],
      );
      days.sort((one, other) => one.count - other.count || one.day - other.day);
      return days[days.length >> 1]?.day ?? -1;
    });
  }
  const calendarWeekdays = Uint8Array.from({ length: header.calendars }, (_, calendar) =>
    usualDays.reduce(
      (mask, day, weekday) => mask | (day >= 0 && runs(calendar, day) ? 1 << weekday : 0),
      0,
    ),
  );
  return { calendarWeekdays, usualDays };
}

/** The places of each station in the routes' stops. */
function stationIndex(routeStops: Uint16Array, stations: number) {
  const stationStart = new Uint32Array(stations + 1);
  for (const station of routeStops) {
    stationStart[station + 1] = valueAt(stationStart, station + 1) + 1;
  }
  for (let station = 0; station < stations; station++) {
    const before = valueAt(stationStart, station);
    stationStart[station + 1] = before + valueAt(stationStart, station + 1);
  }
  const stationStops = new Uint32Array(routeStops.length);
  const next = stationStart.slice();
  routeStops.forEach((station, stop) => {
    const at = valueAt(next, station);
    stationStops[at] = stop;
    next[station] = at + 1;
  });
  return { stationStart, stationStops };
}

function walksOf(
  ids: readonly string[],
  numbers: ReadonlyMap<string, number>,
  { walks }: ChangeRules,
): readonly Walks[] {
  const found: [number, number][][] = ids.map(() => []);
  for (const [one, other, minutes] of walks) {
    const [a, b] = [numbers.get(one), numbers.get(other)];
    if (a === undefined || b === undefined) continue;
    found[a]?.push([b, minutes]);
    found[b]?.push([a, minutes]);
  }
  return found;
}
