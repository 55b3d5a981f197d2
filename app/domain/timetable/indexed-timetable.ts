import { cityOf } from './city.ts';
import { outOfRange } from './out-of-range.ts';
import type { Timetable, Walks } from './timetable.ts';
import {
  arrivalAt,
  changeMinutesAt,
  changesToParts,
  departureAt,
  endOfStops,
  endOfTrips,
  firstEvent,
  firstStop,
  firstTrip,
  mayBoard,
  partAt,
  partsOf,
  routesOf,
} from './timetable-fields.ts';

/** Longer than any ride, in minutes: the shortest ride from the last stop of a route. */
export const NEVER = 65_535;

/** A timetable with the lookups of its searches. */
export interface IndexedTimetable extends Timetable {
  readonly stopRoutes: Uint16Array;
  readonly partStops: readonly (readonly number[])[];
  /** The shortest halt at each stop, and the shortest ride to the next stop, in minutes. */
  readonly shortestHalts: Uint16Array;
  readonly shortestRides: Uint16Array;
  /** The least minutes of a change at each station, whatever its parts. */
  readonly leastChanges: Uint16Array;
  /** The walks from each station to the others of its city between two trains. */
  readonly changeWalks: readonly Walks[];
}

/** Works out the lookups of a timetable. */
export function indexTimetable(timetable: Timetable): IndexedTimetable {
  const stops = timetable.routeStops.length;
  const stopRoutes = new Uint16Array(stops);
  const shortestHalts = new Uint16Array(stops).fill(NEVER);
  const shortestRides = new Uint16Array(stops).fill(NEVER);
  const partStops = Array.from(timetable.partStations, (): number[] => []);
  for (const route of routesOf(timetable)) {
    const first = firstStop(timetable, route);
    const end = endOfStops(timetable, route);
    for (let stop = first; stop < end; stop++) {
      stopRoutes[stop] = route;
      partStops[partAt(timetable, stop)]?.push(stop);
    }
    for (let trip = firstTrip(timetable, route); trip < endOfTrips(timetable, route); trip++) {
      const firstOfTrip = firstEvent(timetable, trip);
      for (let stop = first; stop < end; stop++) {
        const event = firstOfTrip + stop - first;
        const departure = departureAt(timetable, event);
        lower(shortestHalts, stop, departure - arrivalAt(timetable, event));
        if (stop + 1 < end) lower(shortestRides, stop, arrivalAt(timetable, event + 1) - departure);
      }
    }
  }
  return {
    ...timetable,
    stopRoutes,
    partStops,
    shortestHalts,
    shortestRides,
    leastChanges: Uint16Array.from(timetable.stationParts, (parts) =>
      leastChange(timetable, parts),
    ),
    changeWalks: timetable.walks,
  };
}

function leastChange(timetable: Timetable, parts: readonly number[]): number {
  const changes = parts.flatMap((part) => [
    changeMinutesAt(timetable, part),
    ...changesToParts(timetable, part).map(([, minutes]) => minutes),
  ]);
  return Math.min(...changes);
}

function lower(values: Uint16Array, at: number, value: number): void {
  if (value < (values[at] ?? outOfRange('stop', at))) values[at] = value;
}

/** The route of a stop. */
export function routeAt({ stopRoutes }: IndexedTimetable, stop: number): number {
  return stopRoutes[stop] ?? outOfRange('stop', stop);
}

/** The stops of a part of a station. */
export function stopsOfPart({ partStops }: IndexedTimetable, part: number): readonly number[] {
  return partStops[part] ?? outOfRange('part', part);
}

/** The stops at which one may board at a station, in all of its parts. */
export function boardableStops(timetable: IndexedTimetable, station: number): readonly number[] {
  return partsOf(timetable, station)
    .flatMap((part) => stopsOfPart(timetable, part))
    .filter((stop) => mayBoard(timetable, stop));
}

/** The walks from a station to the others of its city between two trains. */
export function changeWalksFrom({ changeWalks }: IndexedTimetable, station: number): Walks {
  return changeWalks[station] ?? outOfRange('station', station);
}

/** A stop of a station or of another one of its city. */
export interface CityStop {
  readonly station: number;
  readonly minutes: number;
  readonly stop: number;
  readonly route: number;
}

/** Every stop of a station and of the others of its city. */
export function* cityStops(timetable: IndexedTimetable, station: number): Iterable<CityStop> {
  for (const [near, minutes] of cityOf(timetable, station)) {
    for (const part of partsOf(timetable, near)) {
      for (const stop of stopsOfPart(timetable, part)) {
        yield { station: near, minutes, stop, route: routeAt(timetable, stop) };
      }
    }
  }
}
