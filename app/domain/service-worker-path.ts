/** Where the service worker's file is: at the root, so that the worker serves every page. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/**
 * The name of the one Trusted Types policy of a page; it gives the address above, whatever it is
 * given.
 */
export const WORKER_ADDRESS_POLICY = 'service-worker-address';
