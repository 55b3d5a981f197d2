import { setImmediate } from 'node:timers/promises';
import { OTHER_TRAINS } from '#app/data/network/other-trains.ts';
import { STATIONS } from '#app/data/network/railways.ts';
import type { OtherTrain } from '#app/data/network/schema.ts';
import { isAbroad } from '#app/data/stations/stations.server.ts';
import { entryAt } from '#app/domain/entries.ts';
import { memoize, memoizeByObject } from '#app/domain/memoize.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import type { Reach } from '#app/domain/timetable/reach.ts';
import {
  type ReachTime,
  type ReachTimes,
  reachTimes,
} from '#app/domain/travel-times/reach-times.ts';
import { createBuiltTimes } from './built-times.server.ts';
import { KEY_BY_ID, stationIdOf } from './map-stations.ts';
import { isInTimetable } from './other-companies.ts';

/** The travel times from a station of the map to the others, by their keys, the fastest first. */
export interface ReachData {
  readonly origin: string;
  /** The digest of the timetable that they were made from. */
  readonly version: string;
  readonly times: Readonly<Record<string, ReachTime>>;
  /** The minutes of the fastest train without a change, by key: those of a Wednesday. */
  readonly direct: Readonly<Record<string, number>>;
}

/** A much faster journey with a train that the timetable does not hold. */
export interface FasterTrain {
  readonly train: OtherTrain;
  readonly minutes: number;
  readonly changes: number;
}

const builtTimes = createBuiltTimes(import.meta.url);

/** Computes the timetable's own travel times from a station of the map, which takes some 50 ms. */
export function findTimes(planner: Planner, key: string): ReachTimes {
  const from = stationIdOf(key);
  const reached = planner.reachFrom(from);
  /** Some stations have trains on other days than Wednesdays alone. */
  const onOtherDays = (to: string): Reach | undefined => {
    const fastest = planner.summaryOf(from, to)?.fastest;
    return fastest && { minutes: fastest.durationMinutes, changes: fastest.changes };
  };
  return new Map(
    STATIONS.flatMap((station) => {
      if (station.key === key) return [];
      const time = reached.get(station.stationId) ?? onOtherDays(station.stationId);
      return time ? [[station.key, time] as const] : [];
    }),
  );
}

/**
 * Finds the timetable's own travel times from a station of the map by its key, memoized for each
 * planner.
 */
export const timetableTimes = memoizeByObject((planner: Planner) =>
  memoize(STATIONS.length, async (key: string): Promise<ReachTimes> => {
    const built = builtTimes(planner.timetable.digest, key);
    if (built) return built;
    // Each takes some tens of milliseconds: other requests are handled between two.
    await setImmediate();
    return findTimes(planner, key);
  }),
);

/** The travel times from a station of the map, with the trains that the timetable does not hold. */
export async function reachData(planner: Planner, origin: string): Promise<ReachData> {
  const times = [...(await allTimes(planner, origin))].sort(
    ([, a], [, b]) => a.minutes - b.minutes,
  );
  const rides = planner.directFrom(stationIdOf(origin));
  const direct = times.flatMap(([key, { minutes, changes }]) => {
    const ride = changes === 0 ? minutes : rides.get(stationIdOf(key));
    return ride === undefined ? [] : [[key, ride] as const];
  });
  return {
    origin,
    version: planner.timetable.digest,
    times: Object.fromEntries(times),
    direct: Object.fromEntries(direct),
  };
}

function allTimes(planner: Planner, origin: string): Promise<ReachTimes> {
  // The list keeps its order, since data refer to its trains by index. A train that a loaded feed
  // has from its first to its last station gets no stops here.
  const trains = OTHER_TRAINS.map((train) => {
    const { operator, stops } = train;
    const stationAt = (at: number) => ({ stationId: stationIdOf(entryAt(stops, at)[0]) });
    const ends = { from: stationAt(0), to: stationAt(stops.length - 1) };
    return isInTimetable(planner, { operator, ...ends }) ? { ...train, stops: [] } : train;
  });
  return reachTimes(origin, trains, timetableTimes(planner), isKeyAbroad);
}

function isKeyAbroad(key: string): boolean {
  return isAbroad(stationIdOf(key));
}

/**
 * The map's travel time between two stations with a train that the timetable does not hold.
 *
 * @returns undefined where the timetable's own time is kept, and for stations outside of the map
 */
export async function otherTime(
  planner: Planner,
  fromId: string,
  toId: string,
): Promise<FasterTrain | undefined> {
  const [from, to] = [KEY_BY_ID.get(fromId), KEY_BY_ID.get(toId)];
  if (!from || !to) return undefined;
  const isInItaly = !isAbroad(fromId) && !isAbroad(toId);
  if (isInItaly && planner.figuresOf(fromId, toId)) return undefined;
  const time = (await allTimes(planner, from)).get(to);
  const train = OTHER_TRAINS[time?.train ?? -1];
  return time && train && { train, minutes: time.minutes, changes: time.changes };
}
