import type { LoaderFunctionArgs } from 'react-router';
import { sharedFile } from '#app/seo/shared-file.ts';
import { sitemapPart } from '#app/seo/sitemap.server.ts';
import { SITEMAP_PARTS, sitemapPartPath } from '#app/seo/sitemap-xml.ts';
import { siteRequest } from '#app/site-context.server.ts';

/** One module answers for every part: each has a route of its own, so that any other name is a page not found. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const part = SITEMAP_PARTS.find((name) => sitemapPartPath(name) === pathname);
  if (!part) return new Response('Not found', { status: 404 });
  return sharedFile(sitemapPart(siteRequest(context).settings.publicOrigin, part), 'application/xml');
}
