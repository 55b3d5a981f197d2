import { useEffect, useState } from 'react';
import file from '#app/data/network/generated/small-stations.json?url';
import type { SmallStation } from '#app/data/network/map-schema.ts';
import { SMALL_LEVELS_PX } from './measures.ts';

/** The stations once they are loaded: for all maps of a page, and at most once. */
let loading: Promise<readonly SmallStation[]> | undefined;

/**
 * The stations that appear as one zooms, loaded when a map is first so large that it shows some.
 * None while they are loading, and if the network fails.
 *
 * @param px the width of the whole map in CSS pixels
 */
export function useSmallStations(px: number): readonly SmallStation[] {
  const [stations, setStations] = useState<readonly SmallStation[]>([]);
  const isWanted = px >= SMALL_LEVELS_PX[0];
  useEffect(() => {
    if (!isWanted) return;
    loading ??= fetch(file).then((response) => response.json() as Promise<SmallStation[]>);
    loading.then(setStations).catch(() => {
      loading = undefined;
    });
  }, [isWanted]);
  return isWanted ? stations : [];
}
