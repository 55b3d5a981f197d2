import { SITEMAP_PATH } from './sitemap-parts.ts';

/**
 * Tells crawlers that they may read everything, and where the sitemap is (RFC 9309). What should not be found says so in
 * the page itself: a page that may not be read could not.
 */
export function robotsText(publicOrigin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin}${SITEMAP_PATH}\n`;
}
