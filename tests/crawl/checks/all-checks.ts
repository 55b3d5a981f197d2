import type { Check } from './check.ts';
import { LINK_CHECKS } from './links.ts';
import { CONTENT_CHECKS } from './page-content.ts';
import { RESULT_CHECKS } from './search-results.ts';
import { SITEMAP_CHECKS } from './sitemap.ts';
import { SOCIAL_CHECKS } from './social-cards.ts';
import { STRUCTURED_CHECKS } from './structured-data.ts';

/**
 * Everything that must hold for every page of the site; a new page is covered without a word here.
 */
export const CHECKS: readonly Check[] = [
  ...LINK_CHECKS,
  ...CONTENT_CHECKS,
  ...RESULT_CHECKS,
  ...SITEMAP_CHECKS,
  ...SOCIAL_CHECKS,
  ...STRUCTURED_CHECKS,
];
