import { sharedFile } from '#app/seo/shared-file.ts';
import { SITEMAP_PATH } from '#app/seo/sitemap-xml.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/robots';

/**
 * Tells crawlers that they may read everything, and where the sitemap is (RFC 9309). What should
 * not be found says so in the page itself: a page that may not be read could not.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = siteRequest(context).settings;
  return sharedFile(
    `User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin}${SITEMAP_PATH}\n`,
    'text/plain',
  );
}
