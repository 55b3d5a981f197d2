import type { FeedTables } from './feed-tables.ts';
import type { TripStop } from './trip.ts';

/** The runs of a trip that a feed lists once with a headway, such as every 20 minutes. */
export interface RepeatedRuns {
  /** Notes a stop of the trip, whether or not the site knows its station. */
  addStop(sequence: number, departure: number): void;
  /** The stops of every run, from those of the trip as it is listed. */
  of(listed: readonly TripStop[]): readonly (readonly TripStop[])[];
}

/** Seconds between two runs; a shorter headway is an error of the feed. */
const LEAST_HEADWAY = 60;

/**
 * Reads the trips that stand for many runs each (`frequencies.txt`): the times of such a trip count
 * from any start and are no departures of their own.
 *
 * @param trips the ids of the trips that are kept; each further run counts as one more trip
 * @throws Refused when there are more runs than are read
 */
export async function readFrequencies(
  feed: FeedTables,
  trips: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, RepeatedRuns>> {
  const found = new Map<string, number[]>();
  await feed.read('frequencies', (row) => {
    const id = row.trip_id ?? '';
    const [start, end] = [secondsOf(row.start_time), secondsOf(row.end_time)];
    const headway = Number(row.headway_secs || Number.NaN);
    if (!trips.has(id) || start === undefined || end === undefined) return;
    if (!(headway >= LEAST_HEADWAY)) return;
    const starts = found.get(id) ?? [];
    found.set(id, starts);
    for (let at = start; at < end; at += headway) {
      feed.count.add('trips', feed.name);
      starts.push(Math.floor(at / 60));
    }
  });
  return new Map([...found].map(([id, starts]) => [id, runsOf(starts)]));
}

function runsOf(starts: readonly number[]): RepeatedRuns {
  let first = { sequence: Number.POSITIVE_INFINITY, departure: 0 };
  return {
    addStop(sequence, departure) {
      if (sequence < first.sequence) first = { sequence, departure };
    },
    of: (listed) =>
      starts.map((start) =>
        listed.map((stop) => ({
          ...stop,
          arrival: stop.arrival + start - first.departure,
          departure: stop.departure + start - first.departure,
        })),
      ),
  };
}

function secondsOf(text: string | undefined): number | undefined {
  const [, hours, minutes, seconds] = /^(\d{1,2}):(\d\d):(\d\d)$/.exec(text ?? '') ?? [];
  if (hours === undefined) return undefined;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
