import { useEffect, useState } from 'react';
import { mapReachPath } from '#app/i18n/addresses.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';

/**
 * Loads the travel times from a station, unless they are in the page or already loaded. Undefined
 * while they are loading, and if the network fails: the panel then shows a link instead.
 */
export function useReach(origin: string, first: ReachData): ReachData | undefined {
  const [known, setKnown] = useState<readonly ReachData[]>([first]);
  const reach = known.find((one) => one.origin === origin);
  useEffect(() => {
    if (reach) return;
    const aborter = new AbortController();
    fetch(mapReachPath(origin), { signal: aborter.signal })
      .then((response) => (response.ok ? (response.json() as Promise<ReachData>) : undefined))
      .then((loaded) => loaded && setKnown((others) => [...others, loaded]))
      // The panel's link stays.
      .catch(() => undefined);
    return () => aborter.abort();
  }, [origin, reach]);
  return reach;
}
