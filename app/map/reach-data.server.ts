import { setImmediate } from 'node:timers/promises';
import { OTHER_TRAINS } from '#app/data/network/other-trains.ts';
import { STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import { remembering } from '#app/domain/remembering.ts';
import { figuresOf } from '#app/domain/timetable/figures.ts';
import { reachFrom } from '#app/domain/timetable/reach.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { type ReachTimes, reachTimes } from '#app/domain/travel-times/reach-times.ts';
import type { FasterTrain } from '#app/ui/trains/trip-facts.server.ts';
import type { Reach } from './model/reach.ts';

const ITALY = '83';

/** The keys of the map's stations by their ids in the timetable. */
export const KEY_BY_ID = new Map(STATIONS.map(({ stationId, key }) => [stationId, key]));

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
  const times = [...(await allTimes(timetable, origin))].sort(([, a], [, b]) => a.minutes - b.minutes);
  return { origin, times: Object.fromEntries(times) };
}

function allTimes(timetable: Timetable, origin: string): Promise<ReachTimes> {
  return reachTimes(origin, OTHER_TRAINS, (key) => timetableTimes(timetable, key), isAbroad);
}

function isAbroad(key: string): boolean {
  return !STATION_BY_KEY.get(key)?.stationId.startsWith(ITALY);
}

/**
 * The map's time between two stations where it is one with a train that the timetable does not hold; undefined where the
 * timetable's own time stays, and for stations that the map does not have.
 */
export async function otherTime(
  timetable: Timetable,
  fromId: string,
  toId: string,
): Promise<FasterTrain | undefined> {
  const [from, to] = [KEY_BY_ID.get(fromId), KEY_BY_ID.get(toId)];
  if (!from || !to || (!isAbroad(from) && !isAbroad(to) && figuresOf(timetable, fromId, toId))) return;
  const time = (await allTimes(timetable, from)).get(to);
  const train = OTHER_TRAINS[time?.train ?? -1];
  return time && train && { train, minutes: time.minutes, changes: time.changes };
}
