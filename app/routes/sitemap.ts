import { EDITED } from '#app/data/edited.ts';
import { sharedFile } from '#app/seo/shared-file.ts';
import { sitemapAddresses } from '#app/seo/sitemap.server.ts';
import { SITEMAP_PARTS, sitemapIndexXml, sitemapPartPath, sitemapXml } from '#app/seo/sitemap-xml.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/sitemap';

/** Answers for the index and for every part, each of which has a route of its own: any other name is a page not found. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { publicOrigin } = siteRequest(context).settings;
  const part = SITEMAP_PARTS.find((name) => sitemapPartPath(name) === url.pathname);
  const xml = part
    ? sitemapXml(publicOrigin, sitemapAddresses(part), EDITED[part])
    : sitemapIndexXml(publicOrigin);
  return sharedFile(xml, 'application/xml');
}
