import { useEffect, useState } from 'react';
import { mapReachPath } from '#app/i18n/addresses.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';

/**
 * How far one gets from a station: at once from the one that the page came with and those asked for
 * before. Undefined while the answer is on its way, and where the network fails: the page shows a
 * link to itself then.
 */
export function useReach(origin: string, first: ReachData): ReachData | undefined {
  const [known, setKnown] = useState<readonly ReachData[]>([first]);
  const reach = known.find((one) => one.origin === origin);
  useEffect(() => {
    if (reach) return;
    const aborter = new AbortController();
    fetch(mapReachPath(origin), { signal: aborter.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<ReachData>) : undefined))
      .then((arrived) => arrived && setKnown((others) => [...others, arrived]))
      // The link stays.
      .catch(() => undefined);
    return () => aborter.abort();
  }, [origin, reach]);
  return reach;
}
