import { TIMETABLE_LIMITS } from '#app/data/timetable/timetable-header.ts';
import type { FeedTables } from './feed-tables.ts';
import type { MatchedStops } from './match-stops.ts';

/** `transfer_type` of a change that takes `min_transfer_time`. */
const TIMED_TRANSFER = '2';

/**
 * The minutes of a change of trains that the feed itself gives for a station, whatever the trains.
 * Where its stops have several, the longest counts.
 */
export async function readTransfers(
  feed: FeedTables,
  { stations }: MatchedStops,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  await feed.read('transfers', (row) => {
    const station = stations.get(row.from_stop_id ?? '');
    const isWithin = station !== undefined && station === stations.get(row.to_stop_id ?? '');
    const isOfSome = [row.from_route_id, row.to_route_id, row.from_trip_id, row.to_trip_id].some(
      Boolean,
    );
    if (!isWithin || isOfSome || row.transfer_type !== TIMED_TRANSFER) return;
    const minutes = Math.ceil(Number(row.min_transfer_time || Number.NaN) / 60);
    if (!(minutes >= 1 && minutes <= TIMETABLE_LIMITS.change)) return;
    found.set(station, Math.max(minutes, found.get(station) ?? 0));
  });
  return found;
}
