import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { sharedFile } from '#app/seo/shared-file.ts';
import { SITEMAP_PATH } from '#app/seo/sitemap-xml.ts';

/**
 * Tells crawlers that they may read everything, and where the sitemap is (RFC 9309). A page that
 * should not be found says so itself, which a crawler could not read if robots.txt forbade it.
 */
export async function robots({ settings }: SiteRequest): Promise<SiteResponse> {
  const sitemap = `${settings.publicOrigin}${SITEMAP_PATH}`;
  return sharedFile(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`, 'text/plain');
}
