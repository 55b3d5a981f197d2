import type { loader as rootLoader } from '../../root.tsx';

/** What the root's loader gives, as it arrives in the browser. */
export type RootData = Awaited<ReturnType<typeof rootLoader>>;

let lastInBrowser: RootData | undefined;

/**
 * The root's data; where a change of language could not fetch it anew, what this page had before. The server remembers
 * nothing, since its next page is another visitor's.
 */
export function rootDataOr(loaded: RootData | undefined): RootData | undefined {
  if (typeof document === 'undefined') return loaded;
  lastInBrowser = loaded ?? lastInBrowser;
  return lastInBrowser;
}
