import { useEffect, useState } from 'react';
import { mapDeparturesPath } from '#app/i18n/addresses.ts';
import type { StationDepartures } from '#app/journeys/station-departures.ts';
import { useMap } from '../map-context.ts';

/**
 * The next trains of a station: those in the page, or fetched ones. Undefined while they are
 * loading, and if the network fails: they are then left out.
 */
export function useDepartures(station: string): StationDepartures | undefined {
  const { departures: sent, nowDay, language } = useMap();
  // Those of a page with a day of trains are of the moment that it shows.
  const [loaded, setLoaded] = useState(nowDay ? undefined : sent);
  const isKnown = loaded?.station === station;
  useEffect(() => {
    if (isKnown) return;
    const aborter = new AbortController();
    fetch(mapDeparturesPath(language, station), { signal: aborter.signal })
      .then(async (response) => {
        if (response.ok) setLoaded((await response.json()) as StationDepartures);
      })
      .catch(() => undefined);
    return () => aborter.abort();
  }, [station, isKnown, language]);
  return isKnown ? loaded : undefined;
}
