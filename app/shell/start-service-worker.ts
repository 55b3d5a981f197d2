import { SERVICE_WORKER_PATH, WORKER_ADDRESS_POLICY } from '#app/domain/service-worker-path.ts';

/**
 * The worker's requests would slow down the islands, which are loaded after `load`; but a visit of
 * two seconds leaves the form for the next one without a network.
 */
const DELAY_MILLISECONDS = 700;
const PATIENCE_MILLISECONDS = 300;

/**
 * For Safari, which does not say when it is idle: WebKit can wait for ever for a worker that is
 * still being installed when the visitor leaves.
 */
const SAFARI_DELAY_MILLISECONDS = 3_000;

/** The map's files are saved when the page has long been ready, since they would slow it down. */
const MAP_DELAY_MILLISECONDS = 5_000;

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
  if ('requestIdleCallback' in window) {
    const options = { timeout: PATIENCE_MILLISECONDS };
    setTimeout(() => window.requestIdleCallback(start, options), DELAY_MILLISECONDS);
  } else setTimeout(start, SAFARI_DELAY_MILLISECONDS);
}

/**
 * Registers the service worker when the page has loaded and its first work is done, and tells it
 * later that the page is still open.
 */
export function startServiceWorker(): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  window.addEventListener('load', () => {
    const address = workerAddress();
    // Without the worker the site works online only.
    whenIdle(() => workers.register(address).catch(() => {}));
    setTimeout(async () => {
      const { active } = await workers.ready;
      active?.postMessage(document.documentElement.lang);
    }, MAP_DELAY_MILLISECONDS);
  });
}
