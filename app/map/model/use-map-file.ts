import { useEffect, useState } from 'react';
import { useMap } from '../map-context.ts';
import { fetchMapFile } from './map-file.ts';

/**
 * A file of the map: the one that the page sent, or a fetched one. Undefined while it is loading,
 * and if the network fails: a link then leads to the page with it.
 */
export function useMapFile<File extends { readonly version: string }>(
  path: string,
  sent: File | undefined,
): File | undefined {
  const { version } = useMap();
  const [file, setFile] = useState(sent);
  const isKnown = file !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const aborter = new AbortController();
    fetchMapFile<File>(path, version, aborter.signal)
      .then(setFile)
      // The link stays.
      .catch(() => undefined);
    return () => aborter.abort();
  }, [path, version, isKnown]);
  return file;
}
