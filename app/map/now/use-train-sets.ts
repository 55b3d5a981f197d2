import { useEffect, useMemo, useState } from 'react';
import type { TrainSet } from '#app/data/moving-trains/unpack.ts';
import { loadTrains } from './load-trains.ts';
import { setTrainsProgress } from './trains-progress.ts';
import { useNowDay } from './use-now.ts';

interface LoadedTrains {
  readonly folder?: string;
  readonly fast?: TrainSet;
  readonly regional?: TrainSet;
}

/**
 * The loaded trains of the shown day: the regional ones after the fast ones, below them.
 *
 * @param isRegionalWanted to be loaded, whichever train is chosen
 * @param chosen the trip of the chosen train, which may be a regional one
 */
export function useTrainSets(
  isRegionalWanted: boolean,
  chosen: number | undefined,
): readonly TrainSet[] {
  const folder = useNowDay()?.folder;
  const [loaded, setLoaded] = useState<LoadedTrains>({});
  const isOfDay = loaded.folder === folder;
  const isFastKnown = isOfDay && loaded.fast !== undefined;
  const isChosenRegional = chosen !== undefined && !loaded.fast?.trips.includes(chosen);
  const isRegionalMissing = (isRegionalWanted || isChosenRegional) && loaded.regional === undefined;
  const isComplete = isFastKnown && !isRegionalMissing;
  const isWithoutRegional = isFastKnown && !isRegionalWanted;
  useEffect(() => {
    if (folder === undefined) return;
    if (isComplete) return setTrainsProgress(isWithoutRegional ? 'few' : 'shown');
    const aborter = new AbortController();
    const file = isFastKnown ? 'regional' : 'fast';
    // A map with the fast trains shows its day, whatever becomes of the regional ones.
    const fail = () => setTrainsProgress(isFastKnown ? 'few' : 'failed');
    setTrainsProgress('loading');
    loadTrains(folder, file, aborter.signal)
      .then((set) => {
        if (!set) return fail();
        setLoaded((before) =>
          file === 'fast' ? { folder, fast: set } : { ...before, regional: set },
        );
      })
      .catch(() => {
        if (!aborter.signal.aborted) fail();
      });
    return () => aborter.abort();
  }, [folder, isFastKnown, isComplete, isWithoutRegional]);
  const { fast, regional } = isOfDay ? loaded : {};
  return useMemo(() => [regional, fast].flatMap((set) => set ?? []), [fast, regional]);
}
