import { SERVICE_WORKER_PATH, WORKER_ADDRESS_POLICY } from '#app/domain/service-worker-path.ts';

/** A visit of two seconds leaves the form for the next one without a network. */
const PATIENCE_MILLISECONDS = 1_000;

/**
 * Safari does not say when it is idle. It loads the islands after `load`, which the worker's
 * requests would slow down, and WebKit can wait for ever for a worker that is still being installed
 * when the visitor leaves.
 */
const DELAY_MILLISECONDS = 3_000;

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

function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(start, { timeout: PATIENCE_MILLISECONDS });
  else setTimeout(start, DELAY_MILLISECONDS);
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
