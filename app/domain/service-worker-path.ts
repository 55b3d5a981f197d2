/** The address of the service worker: at the root, so that its scope is every page. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The name of a page's one Trusted Types policy, which always returns the address above. */
export const WORKER_ADDRESS_POLICY = 'worker';
