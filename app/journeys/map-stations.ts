import { STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import { valueAt } from '#app/domain/entries.ts';

/** The keys of the map's stations by their ids in the timetable. */
export const KEY_BY_ID: ReadonlyMap<string, string> = new Map(
  STATIONS.map(({ stationId, key }) => [stationId, key]),
);

/**
 * The id in the timetable of a station of the map.
 *
 * @throws RangeError for a key that no station of the map has, which is a bug
 */
export function stationIdOf(key: string): string {
  return valueAt(STATION_BY_KEY, key).stationId;
}
