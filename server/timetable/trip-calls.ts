import { entryAt } from '#app/domain/entries.ts';
import { firstIndexWhere } from '#app/domain/first-index.ts';
import { LIMITS } from './refused.ts';
import type { TripStop } from './trip.ts';

/** The stops of a feed's trips in the order of the table, in little memory. */
export interface TripCalls {
  /** @param trip the trip's place among those that are kept */
  add(trip: number, sequence: number, stop: TripStop): void;
  /** The stops of a trip in the order of their sequence; of a trip without stops none. */
  of(trip: number): readonly TripStop[];
}

/**
 * Creates a list that takes 20 bytes for each stop. The caller counts the stops, of which an import
 * has at most `LIMITS.rows.events`.
 */
export function createTripCalls(): TripCalls {
  const most = LIMITS.rows.events;
  const stations: string[] = [];
  const numbers = new Map<string, number>();
  const trips = new Uint32Array(most);
  const sequences = new Uint32Array(most);
  const stops = {
    station: new Uint16Array(most),
    arrival: new Uint16Array(most),
    departure: new Uint16Array(most),
    boarding: new Uint8Array(most),
  };
  let count = 0;
  let sorted: Uint32Array | undefined;

  function numberOf(station: string): number {
    const known = numbers.get(station);
    if (known !== undefined) return known;
    numbers.set(station, stations.length);
    return stations.push(station) - 1;
  }

  /** The places of all stops, by trip, then sequence, then the order of the table. */
  function sortedPlaces(): Uint32Array {
    return Uint32Array.from({ length: count }, (_, place) => place).sort(
      (one, other) =>
        entryAt(trips, one) - entryAt(trips, other) ||
        entryAt(sequences, one) - entryAt(sequences, other) ||
        one - other,
    );
  }

  /** The first of the sorted places whose trip is not before this one. */
  function firstOf(places: Uint32Array, trip: number): number {
    return firstIndexWhere(0, places.length, (at) => entryAt(trips, entryAt(places, at)) >= trip);
  }

  return {
    add(trip, sequence, { station, arrival, departure, boarding }) {
      trips[count] = trip;
      sequences[count] = sequence;
      stops.station[count] = numberOf(station);
      stops.arrival[count] = arrival;
      stops.departure[count] = departure;
      stops.boarding[count] = boarding;
      count++;
    },
    of(trip) {
      sorted ??= sortedPlaces();
      const places = sorted.subarray(firstOf(sorted, trip), firstOf(sorted, trip + 1));
      return Array.from(places, (place) => ({
        station: entryAt(stations, entryAt(stops.station, place)),
        arrival: entryAt(stops.arrival, place),
        departure: entryAt(stops.departure, place),
        boarding: entryAt(stops.boarding, place),
      }));
    },
  };
}
