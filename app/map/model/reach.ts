import { useEffect, useMemo, useState } from 'react';
import type { ReachTimes } from '#app/domain/travel-times/reach-times.ts';
import { mapReachPath } from '#app/i18n/addresses.ts';
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

/** Reads reach times as they arrive. */
export function reachOf({ origin, minutes, changes, trains }: ReachRow): Reach {
  const times = STATIONS.flatMap(({ key }, place) => {
    const time = minutes[place];
    if (typeof time !== 'number') return [];
    const train = trains[key];
    return [
      [key, { minutes: time, changes: changes[place] ?? 0, ...(train !== undefined && { train }) }] as const,
    ];
  });
  return { origin, times: new Map(times.sort((a, b) => a[1].minutes - b[1].minutes)) };
}

/**
 * How far one gets from a station: at once from the one that the page came with and those asked for before. Undefined while
 * the answer is on its way, and where the network fails: the page shows a link to itself then.
 */
export function useReach(origin: string, first: ReachRow): Reach | undefined {
  const [rows, setRows] = useState<readonly ReachRow[]>([first]);
  const row = rows.find((known) => known.origin === origin);
  const isKnown = row !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const aborter = new AbortController();
    fetch(mapReachPath(origin), { signal: aborter.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<ReachRow>) : undefined))
      .then((arrived) => arrived && setRows((known) => [...known, arrived]))
      // The link stays.
      .catch(() => undefined);
    return () => aborter.abort();
  }, [origin, isKnown]);
  return useMemo(() => row && reachOf(row), [row]);
}
