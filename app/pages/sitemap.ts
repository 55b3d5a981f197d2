import { EDITED } from '#app/data/edited.ts';
import { sharedFile } from '#app/seo/shared-file.ts';
import { SITEMAP_ADDRESSES } from '#app/seo/sitemap.server.ts';
import {
  SITEMAP_PARTS,
  SITEMAP_PATH,
  sitemapIndexXml,
  sitemapPartPath,
  sitemapXml,
} from '#app/seo/sitemap-xml.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/sitemap';

/**
 * Answers for the index and for every part, each of which has a route of its own: any other name is
 * a page not found.
 */
export function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { publicOrigin } = siteRequest(context).settings;
  if (pathname === SITEMAP_PATH)
    return sharedFile(sitemapIndexXml(publicOrigin), 'application/xml');
  const part = SITEMAP_PARTS.find((name) => sitemapPartPath(name) === pathname);
  if (!part) return new Response('Not found', { status: 404 });
  return sharedFile(
    sitemapXml(publicOrigin, SITEMAP_ADDRESSES[part](), EDITED[part]),
    'application/xml',
  );
}
