import { setImmediate } from 'node:timers/promises';
import { OTHER_TRAINS } from '#app/data/network/other-trains.ts';
import { remembering } from '#app/domain/remembering.ts';
import { reachFrom } from '#app/domain/timetable/reach.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { type ReachTimes, reachTimes } from '#app/domain/travel-times/reach-times.ts';
import { STATION_BY_KEY, STATIONS } from './model/railways.ts';
import type { Reach } from './model/reach.ts';

const ITALY = '83';

/** The timetable's own times from a station of the map to every other; worked out once for each timetable. */
export const timetableTimes = remembering(
  STATIONS.length,
  async (timetable: Timetable, key: string): Promise<ReachTimes> => {
    // Each takes some tens of milliseconds, and other requests come between them.
    await setImmediate();
    const reached = reachFrom(timetable, STATION_BY_KEY.get(key)?.stationId ?? '');
    return new Map(
      STATIONS.flatMap((station) => {
        const time = reached.get(station.stationId);
        return time && station.key !== key ? [[station.key, time] as const] : [];
      }),
    );
  },
);

/** How far one gets from a station of the map, with the trains that the timetable does not hold; the fastest first. */
export async function reachData(timetable: Timetable, origin: string): Promise<Reach> {
  const isAbroad = (key: string) => !STATION_BY_KEY.get(key)?.stationId.startsWith(ITALY);
  const timesFrom = (key: string) => timetableTimes(timetable, key);
  const times = await reachTimes(origin, OTHER_TRAINS, timesFrom, isAbroad);
  const sorted = [...times].sort(([, one], [, other]) => one.minutes - other.minutes);
  return { origin, times: Object.fromEntries(sorted) };
}
