import { EDITED, type EditedSet } from '#app/data/edited.ts';
import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { sharedFile } from '#app/seo/shared-file.ts';
import { SITEMAP_ADDRESSES } from '#app/seo/sitemap.server.ts';
import { sitemapIndexXml, sitemapXml } from '#app/seo/sitemap-xml.ts';

/** The index of all sitemaps. */
export async function sitemapIndex({ settings }: SiteRequest): Promise<SiteResponse> {
  return sharedFile(sitemapIndexXml(settings.publicOrigin), 'application/xml');
}

/** One sitemap, with the addresses of a part of the site in every language. */
export function sitemapPart(part: EditedSet) {
  return async ({ settings, planner }: SiteRequest): Promise<SiteResponse> =>
    sharedFile(
      sitemapXml(settings.publicOrigin, SITEMAP_ADDRESSES[part](planner), EDITED[part]),
      'application/xml',
    );
}
