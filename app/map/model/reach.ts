import { useEffect, useState } from 'react';
import { mapReachPath } from '#app/i18n/addresses.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';
import { fetchMapFile } from './map-file.ts';

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
    fetchReach(origin, first.version, aborter.signal)
      .then((loaded) => loaded && setKnown((others) => [...others, loaded]))
      // The panel's link stays.
      .catch(() => undefined);
    return () => aborter.abort();
  }, [origin, reach, first.version]);
  return reach;
}

/**
 * Fetches the travel times from a station. Undefined where there are none, and where they are of
 * another timetable than the page: the panel's link leads to a page that is of one.
 */
export function fetchReach(
  origin: string,
  version: string,
  signal: AbortSignal,
): Promise<ReachData | undefined> {
  return fetchMapFile<ReachData>(mapReachPath(origin), version, signal);
}
