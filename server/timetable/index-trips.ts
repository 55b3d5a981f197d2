import { entryAt } from '#app/domain/entries.ts';
import { firstIndexWhere } from '#app/domain/first-index.ts';
import { minuteOfDay } from '#app/domain/timetable/clock-time.ts';
import { SAME_MINUTES } from './shared-run.ts';
import { numberKey, type Trip, type TripStop } from './trip.ts';

/** Finds the trips that may be the same train as one of another feed. */
export interface TripIndex {
  /**
   * The indexes of trips with the same number, and of those whose first stop is a stop of this trip
   * at about its time, or the other way round.
   */
  candidatesOf(trip: Trip): ReadonlySet<number>;
}

/** Indexes trips by number and by the minute of day of their stops, in 8 bytes for each stop. */
export function indexTrips(trips: readonly Trip[]): TripIndex {
  const stations = new Map<string, number>();
  const numberOf = (station: string) => {
    const known = stations.get(station) ?? stations.size;
    stations.set(station, known);
    return known;
  };
  const byNumber = Map.groupBy(trips.keys(), (place) => numberKey(entryAt(trips, place)));
  const calls = new CallIndex(
    trips.flatMap(({ stops }, place) =>
      stops.map((stop) => entryOf(numberOf(stop.station), stop.departure, place)),
    ),
  );
  const starts = new CallIndex(
    trips.flatMap(({ stops }, place) =>
      stops.slice(0, 1).map((stop) => entryOf(numberOf(stop.station), stop.departure, place)),
    ),
  );

  return {
    candidatesOf(trip) {
      const found = new Set<number>(numberKey(trip) === '' ? [] : byNumber.get(numberKey(trip)));
      const find = (index: CallIndex, { station, departure }: TripStop) => {
        const number = stations.get(station);
        if (number !== undefined) index.addNear(number, departure, found);
      };
      // Two parts of a train meet where the later one starts: at a stop of the other.
      for (const stop of trip.stops) find(starts, stop);
      for (const stop of trip.stops.slice(0, 1)) find(calls, stop);
      return found;
    },
  };
}

/** More than a day's minutes, and more than a timetable's trips. */
const [MINUTES, PLACES] = [2 ** 11, 2 ** 20];

/** A call as one number, in the order of station, minute of day and trip. */
function entryOf(station: number, minute: number, place: number): number {
  return (station * MINUTES + minuteOfDay(minute)) * PLACES + place;
}

/** Calls at stations in the order of station and minute. */
class CallIndex {
  readonly #entries: Float64Array;

  constructor(entries: readonly number[]) {
    this.#entries = Float64Array.from(entries).sort();
  }

  /** Adds the places of trips that call at a station within some minutes. */
  addNear(station: number, minute: number, found: Set<number>): void {
    for (let away = -SAME_MINUTES; away <= SAME_MINUTES; away++) {
      const least = entryOf(station, minute + away, 0);
      for (let at = this.#firstFrom(least); ; at++) {
        const entry = this.#entries[at];
        if (entry === undefined || entry >= least + PLACES) break;
        found.add(entry - least);
      }
    }
  }

  #firstFrom(least: number): number {
    const entries = this.#entries;
    return firstIndexWhere(0, entries.length, (at) => entryAt(entries, at) >= least);
  }
}
