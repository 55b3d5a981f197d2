import { placeOfPart } from '#app/domain/timetable/station-part.ts';
import {
  type ChangeRules,
  DAY_MINUTES,
  type Timetable,
  TRAIN_KINDS,
  type Walks,
  WEEK_DAYS,
} from '#app/domain/timetable/timetable.ts';
import { BOARD_AND_LEAVE } from '#app/domain/timetable/timetable-fields.ts';
import { bounded, NumberReader } from '../numbers/number-reader.ts';
import { readHeader, type TimetableHeader } from './timetable-header.ts';

/** Times are counted in 16 bits. */
const LATEST_MINUTE = 65_535;

/** @throws RangeError for an invalid index in the file */
function numberAt(numbers: ArrayLike<number>, index: number): number {
  const value = numbers[index];
  if (value === undefined) throw new RangeError('the timetable is damaged');
  return value;
}

/**
 * Reads a timetable from its packed form, which `server/timetable/encode.ts` writes: the header's
 * length, the header as JSON, the calendars' bits, then the routes as numbers. Takes some 30 ms for
 * 20,000 trips. Everything that the planner relies on is checked, so that a crafted file is refused
 * here and not met by a page.
 *
 * @param digest the SHA-256 of the file that it was in
 * @throws RangeError for another version, for damaged bytes and for bytes that end too early
 */
export function decodeTimetable(bytes: Uint8Array, rules: ChangeRules, digest = ''): Timetable {
  const { header, end } = readHeader(bytes);
  const input = new NumberReader(bytes, end);
  const calendarBytes = Math.ceil((WEEK_DAYS + header.days) / 8);
  const calendars = input.take(header.calendars * calendarBytes);
  const routes = readRoutes(input, header);
  const stationIds = withCities(header.stations, rules);
  const stationNumbers = new Map(stationIds.map((id, number) => [id, number]));
  return {
    digest,
    firstDay: header.firstDay,
    days: header.days,
    feeds: header.feeds,
    stationIds,
    stationNumbers,
    ...routes,
    tripNumbers: header.numbers,
    calendars,
    calendarBytes,
    ...partsOfStations(stationIds, routes, withOwnMinutes(rules, header)),
    changesOfFeeds: new Set((header.changeMinutes ?? []).map(([at]) => header.stations[at] ?? '')),
    walks: walksOf(stationIds, stationNumbers, rules),
  };
}

type Routes = Pick<
  Timetable,
  | 'stopStart'
  | 'routeStops'
  | 'boarding'
  | 'tripStart'
  | 'tripRoutes'
  | 'eventStart'
  | 'arrivals'
  | 'departures'
  | 'tripKinds'
  | 'tripFeeds'
  | 'tripCalendars'
>;

interface Position {
  stop: number;
  trip: number;
  event: number;
}

/** @throws RangeError where the counts of the header are not those of the routes */
function readRoutes(input: NumberReader, header: TimetableHeader): Routes {
  const trips = header.numbers.length;
  const routes: Routes = {
    stopStart: new Uint32Array(header.routes + 1),
    routeStops: new Uint16Array(header.stops),
    boarding: new Uint8Array(header.stops),
    tripStart: new Uint32Array(header.routes + 1),
    tripRoutes: new Uint16Array(trips),
    eventStart: new Uint32Array(trips),
    arrivals: new Uint16Array(header.events),
    departures: new Uint16Array(header.events),
    tripKinds: new Uint8Array(trips),
    tripFeeds: new Uint8Array(trips),
    tripCalendars: new Uint16Array(trips),
  };
  const at: Position = { stop: 0, trip: 0, event: 0 };
  for (let route = 0; route < header.routes; route++) {
    const length = readStops(input, routes, header, at);
    readTrips(input, routes, header, { at, route, length });
    at.stop += length;
    routes.stopStart[route + 1] = at.stop;
    routes.tripStart[route + 1] = at.trip;
  }
  const isWhole = at.stop === header.stops && at.trip === trips && at.event === header.events;
  if (!isWhole) throw new RangeError('the timetable is damaged');
  return routes;
}

/** Reads the stops of a route: each station as the distance from the one before, and the rules. */
function readStops(
  input: NumberReader,
  { routeStops, boarding }: Routes,
  header: TimetableHeader,
  { stop }: Position,
): number {
  const length = bounded(input.next(), 2, header.stops - stop);
  let station = 0;
  for (let position = 0; position < length; position++) {
    station = bounded(station + input.signed(), 0, header.stations.length - 1);
    routeStops[stop + position] = station;
  }
  const hasRules = input.upTo(1) === 1;
  for (let position = 0; position < length; position++) {
    boarding[stop + position] = hasRules ? input.upTo(BOARD_AND_LEAVE) : BOARD_AND_LEAVE;
  }
  return length;
}

/**
 * Reads the trips of a route, each as a start and one of the route's profiles, and moves `at`
 * after them.
 *
 * @param length the number of the route's stops
 */
function readTrips(
  input: NumberReader,
  routes: Routes,
  header: TimetableHeader,
  { at, route, length }: { at: Position; route: number; length: number },
): void {
  const mostTrips = Math.floor((header.events - at.event) / length);
  const profiles = readProfiles(input, length, mostTrips);
  const count = bounded(input.next(), 1, Math.min(mostTrips, header.numbers.length - at.trip));
  let start = 0;
  for (let read = 0; read < count; read++) {
    start = bounded(start + input.signed(), 0, DAY_MINUTES - 1);
    const profile = profiles[input.next()];
    if (!profile) throw new RangeError('the timetable is damaged');
    routes.tripKinds[at.trip] = input.upTo(TRAIN_KINDS.length - 1);
    routes.tripCalendars[at.trip] = input.upTo(header.calendars - 1);
    routes.tripFeeds[at.trip] = input.upTo(Math.max(0, header.feeds.length - 1));
    routes.tripRoutes[at.trip] = route;
    routes.eventStart[at.trip] = at.event;
    at.trip++;
    let time = start;
    for (const { ride, halt } of profile) {
      routes.arrivals[at.event] = time + ride;
      time = bounded(time + ride + halt, 0, LATEST_MINUTE);
      routes.departures[at.event] = time;
      if (read > 0 && isEarlier(routes, at.event, at.event - length))
        throw new RangeError('the timetable is damaged');
      at.event++;
    }
  }
}

/** Whether a trip is at a stop before the trip that should precede it. */
function isEarlier({ arrivals, departures }: Routes, event: number, before: number): boolean {
  return (
    numberAt(arrivals, event) < numberAt(arrivals, before) ||
    numberAt(departures, event) < numberAt(departures, before)
  );
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

/** The minutes of a trip to a stop and at it. */
interface ProfileStop {
  readonly ride: number;
  readonly halt: number;
}

/** Reads the profiles of a route's trips; the first ride and the last halt are none. */
function readProfiles(
  input: NumberReader,
  length: number,
  most: number,
): readonly (readonly ProfileStop[])[] {
  return Array.from({ length: input.upTo(most) }, () =>
    Array.from({ length }, (_, position) => ({
      ride: position > 0 ? input.next() : 0,
      halt: position > 0 && position < length - 1 ? input.next() : 0,
    })),
  );
}

/** The rules where a feed's own minutes stand in for those of a station, whatever its parts. */
function withOwnMinutes(
  rules: ChangeRules,
  { stations, changeMinutes = [] }: TimetableHeader,
): ChangeRules {
  const own = new Map(
    changeMinutes.map(([station, minutes]) => [stations[station] ?? '', minutes] as const),
  );
  return {
    ...rules,
    minutesAt: (id) => own.get(id) ?? rules.minutesAt(id),
    stationParts: new Map([...rules.stationParts].filter(([id]) => !own.has(id))),
  };
}

type Parts = Pick<
  Timetable,
  'stopParts' | 'partStations' | 'stationParts' | 'changeMinutes' | 'partChanges'
>;

/** Numbers the parts of stations, and finds the part of each stop by its trains. */
function partsOfStations(
  stationIds: readonly string[],
  { routeStops, stopStart, tripStart, tripKinds }: Routes,
  rules: ChangeRules,
): Parts {
  const partStations = [...stationIds.keys()];
  const changeMinutes = stationIds.map((id) => rules.minutesAt(id));
  const partChanges: Walks[] = stationIds.map(() => []);
  const stationParts = stationIds.map((id, station) => {
    const { parts = [], betweenMinutes = 0 } = rules.stationParts.get(id) ?? {};
    const numbers = parts.map(({ minutes }) => {
      changeMinutes.push(minutes);
      return partStations.push(station) - 1;
    });
    // To or from a train whose part is not known a change takes as long as anywhere in the station.
    const unknown = rules.minutesAt(id);
    partChanges[station] = numbers.map((part) => [part, unknown]);
    for (const part of numbers) {
      const others = numbers.filter((other) => other !== part);
      partChanges[part] = [
        [station, unknown],
        ...others.map((other) => [other, betweenMinutes] as const),
      ];
    }
    return [station, ...numbers];
  });

  const stopParts = Uint16Array.from(routeStops);
  for (const route of tripStart.subarray(1).keys()) {
    const kind = TRAIN_KINDS[numberAt(tripKinds, numberAt(tripStart, route))];
    const [first, end] = [numberAt(stopStart, route), numberAt(stopStart, route + 1)];
    const called = new Set<string>();
    for (const station of routeStops.subarray(first, end)) called.add(stationIds[station] ?? '');
    for (let stop = first; stop < end; stop++) {
      const station = numberAt(routeStops, stop);
      const { parts = [] } = rules.stationParts.get(stationIds[station] ?? '') ?? {};
      const place = placeOfPart(parts, kind, called);
      // The first part is for trains whose part is not known.
      stopParts[stop] = stationParts[station]?.[place + 1] ?? station;
    }
  }
  return {
    stopParts,
    partStations: Uint16Array.from(partStations),
    stationParts,
    changeMinutes: Uint8Array.from(changeMinutes),
    partChanges,
  };
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
