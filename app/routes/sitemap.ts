import { sharedFile } from '#app/seo/shared-file.ts';
import { sitemapIndex } from '#app/seo/sitemap.server.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/sitemap';

export function loader({ context }: Route.LoaderArgs) {
  return sharedFile(sitemapIndex(siteRequest(context).settings.publicOrigin), 'application/xml');
}
