/** The cache of the search pages that were opened last, which the service worker fills. */
export const SEARCHES = 'binario-searches';

/** The cache of the plans that were opened last, which the service worker fills. */
export const PLANS = 'binario-plans';

/** The cache of the pages of searches and plans that the visitor keeps, which the page fills. */
export const KEPT_TRIPS = 'binario-kept-trips';
