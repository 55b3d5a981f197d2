import { useSyncExternalStore } from 'react';

/**
 * How far the trains of the shown day are: not yet asked for, on their way to the map, all of them
 * on it, all but the regional ones, or not to be had.
 */
export type TrainsProgress = 'unknown' | 'loading' | 'shown' | 'few' | 'failed';

let progress: TrainsProgress = 'unknown';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the panel how far the trains of the map are. */
export function setTrainsProgress(next: TrainsProgress): void {
  progress = next;
  for (const listener of listeners) listener();
}

/** How far the trains are. The server's page, which may never load them, says nothing of it. */
export const useTrainsProgress = (): TrainsProgress =>
  useSyncExternalStore(
    subscribe,
    () => progress,
    () => 'unknown',
  );
