import { SERVICE_WORKER_PATH, WORKER_ADDRESS_POLICY } from '#app/domain/service-worker-path.ts';

// A page's code arrives after `load`; the worker's requests would take the slow network and a small
// processor from it.
const DELAY_MILLISECONDS = 3_000;

/** Trusted Types (W3C), as far as the script needs them; TypeScript's own library has none. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(text: string): string };
}

/** The worker's address, as browsers with Trusted Types ask for it. */
function workerAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(WORKER_ADDRESS_POLICY, {
    createScriptURL: () => SERVICE_WORKER_PATH,
  });
  return policy?.createScriptURL('') ?? SERVICE_WORKER_PATH;
}

/** Starts the service worker once the page and its code are there, where the browser has one. */
export function startServiceWorker(): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  window.addEventListener('load', () => {
    const address = workerAddress();
    // A browser that refuses the worker shows the site without it.
    setTimeout(() => workers.register(address).catch(() => {}), DELAY_MILLISECONDS);
  });
}
