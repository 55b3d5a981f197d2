import { useEffect, useMemo, useState } from 'react';
import type { ReachTime, ReachTimes } from '#app/domain/travel-times/reach-times.ts';
import { mapReachPath } from '#app/i18n/addresses.ts';

/** How far one gets from a station: the time to each other one by its key, the fastest first. */
export interface Reach {
  readonly origin: string;
  readonly times: ReachTimes;
}

/** The same on its way to the browser. */
export interface ReachRow {
  readonly origin: string;
  readonly times: readonly (readonly [key: string, time: ReachTime])[];
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
  return useMemo(() => row && { origin, times: new Map(row.times) }, [origin, row]);
}
