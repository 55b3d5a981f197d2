import { SERVICE_WORKER_PATH, WORKER_ADDRESS_POLICY } from '#app/domain/service-worker-path.ts';

/** The islands are loaded after `load`; the worker's requests would slow them down. */
export const WORKER_DELAY_MILLISECONDS = 3_000;

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

/** Registers the service worker some seconds after the page has loaded. */
export function startServiceWorker(): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  window.addEventListener('load', () => {
    const address = workerAddress();
    // Without the worker the site works online only.
    setTimeout(() => workers.register(address).catch(() => {}), WORKER_DELAY_MILLISECONDS);
  });
}
