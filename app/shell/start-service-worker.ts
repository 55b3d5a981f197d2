import { SERVICE_WORKER_PATH, WORKER_ADDRESS_POLICY } from '#app/domain/service-worker-path.ts';

/**
 * The islands are loaded around `load`, which the worker's requests must not slow down, and a visit
 * of two seconds leaves the form for the next one without a network.
 */
const PATIENCE_MILLISECONDS = 1_000;

/** Trusted Types (W3C), which TypeScript's DOM library lacks. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(text: string): string };
}

/** The worker's address, as a `TrustedScriptURL` in browsers that require one. */
function workerAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(WORKER_ADDRESS_POLICY, {
    createScriptURL: () => SERVICE_WORKER_PATH,
  });
  return policy?.createScriptURL('') ?? SERVICE_WORKER_PATH;
}

/** Calls back when the browser is idle, or at the latest after a second. */
function whenIdle(start: () => void): void {
  // Safari has no such callback.
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(start, { timeout: PATIENCE_MILLISECONDS });
  else setTimeout(start, PATIENCE_MILLISECONDS);
}

/** Registers the service worker when the page has loaded and its first work is done. */
export function startServiceWorker(): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  window.addEventListener('load', () => {
    const address = workerAddress();
    // Without the worker the site works online only.
    whenIdle(() => workers.register(address).catch(() => {}));
  });
}
