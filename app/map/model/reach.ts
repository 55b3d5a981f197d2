import type { ReachTimes } from '#app/domain/travel-times/reach-times.ts';
import { STATIONS } from './railways.ts';

/** How far one gets from a station, as the server tells it. */
export interface ReachRow {
  /** The key of the station. */
  readonly origin: string;
  /** Of each station of the map in their order; null for the origin and what no train reaches. */
  readonly minutes: readonly (number | null)[];
  readonly changes: readonly number[];
  /** The place of the train that makes a time about right only, by station key. */
  readonly trains: Readonly<Record<string, number>>;
}

/** How far one gets from a station: the time to each other one by its key, the fastest first. */
export interface Reach {
  readonly origin: string;
  readonly times: ReachTimes;
}

/** Writes reach times for the way to the browser. */
export function rowOf({ origin, times }: Reach): ReachRow {
  const each = STATIONS.map(({ key }) => times.get(key));
  const trains = [...times].flatMap(([key, { train }]) =>
    train === undefined ? [] : [[key, train] as const],
  );
  return {
    origin,
    minutes: each.map((time) => time?.minutes ?? null),
    changes: each.map((time) => time?.changes ?? 0),
    trains: Object.fromEntries(trains),
  };
}

const read = new WeakMap<ReachRow, Reach>();

/** Reads reach times as they arrive; a row is read once. */
export function reachOf(row: ReachRow): Reach {
  const { origin, minutes, changes, trains } = row;
  const times = STATIONS.flatMap(({ key }, place) => {
    const time = minutes[place];
    if (typeof time !== 'number') return [];
    const train = trains[key];
    return [
      [key, { minutes: time, changes: changes[place] ?? 0, ...(train !== undefined && { train }) }] as const,
    ];
  });
  const reach = read.get(row) ?? {
    origin,
    times: new Map(times.sort((a, b) => a[1].minutes - b[1].minutes)),
  };
  read.set(row, reach);
  return reach;
}
