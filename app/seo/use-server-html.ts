import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const inBrowser = () => false;
const inServerHtml = () => true;

/**
 * Whether the server's HTML is being written or taken over. React makes an inline script out of text, which Trusted Types
 * forbid: one that is only there as long as this is true is never made in the browser, such as on a page that fails.
 */
export function useServerHtml(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, inServerHtml);
}
