import { MAY_BOARD, MAY_LEAVE } from '#app/domain/timetable/timetable-fields.ts';
import type { FeedTables, Row } from './feed-tables.ts';
import type { RepeatedRuns } from './frequencies.ts';
import type { MatchedStops } from './match-stops.ts';
import { Refused } from './refused.ts';
import type { TripStop } from './trip.ts';
import { createTripCalls, type TripCalls } from './trip-calls.ts';

/** The trips of a feed by id, and the runs of those that stand for several. */
interface KeptTrips {
  /** Each with its place among the trips that are kept. */
  readonly trips: ReadonlyMap<string, { readonly place: number }>;
  readonly repeated: ReadonlyMap<string, RepeatedRuns>;
}

/**
 * Reads the stops of the trips that are kept, at stations that the site knows (`stop_times.txt`).
 *
 * @throws Refused when the table has no row of these trips, no time that can be read, or more rows
 * than are read
 */
export async function readStopTimes(
  feed: FeedTables,
  { trips, repeated }: KeptTrips,
  { stations }: MatchedStops,
): Promise<TripCalls> {
  const calls = createTripCalls();
  const found = { trips: 0, times: 0 };
  await feed.read('stop_times', (row) => {
    const id = row.trip_id ?? '';
    const trip = trips.get(id);
    if (!trip) return;
    found.trips += 1;
    const times = timesOf(row);
    if (!times) return;
    found.times += 1;
    const sequence = Number(row.stop_sequence);
    repeated.get(id)?.addStop(sequence, times.departure);
    const station = stations.get(row.stop_id ?? '');
    if (station === undefined) return;
    feed.count.add('events', feed.name);
    calls.add(trip.place, sequence, { station, ...times, boarding: boardingOf(row) });
  });
  if (found.trips === 0)
    throw new Refused(`${feed.name} has a stop_times.txt without its ${trips.size} trains`);
  if (found.times === 0)
    throw new Refused(`${feed.name} has no times that can be read, such as 25:10:00`);
  return calls;
}

/** Both times of a stop, of which a feed may leave one out; undefined without either. */
function timesOf(row: Row): Pick<TripStop, 'arrival' | 'departure'> | undefined {
  const arrival = minutesOf(row.arrival_time);
  const departure = minutesOf(row.departure_time);
  const known = departure ?? arrival;
  return known === undefined
    ? undefined
    : { arrival: arrival ?? known, departure: departure ?? known };
}

/** The minutes of a time such as 25:10:30, which may be past midnight; undefined without a time. */
function minutesOf(text: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d):\d\d$/.exec(text ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** The bits of `TripStop.boarding`; the type 1 forbids to board or to leave. */
function boardingOf({ pickup_type, drop_off_type }: Row): number {
  return (pickup_type === '1' ? 0 : MAY_BOARD) | (drop_off_type === '1' ? 0 : MAY_LEAVE);
}
