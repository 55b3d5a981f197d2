/** The files that the sitemap's index names, each for one set of pages. */
export const SITEMAP_PARTS = ['pages', 'cities', 'hotels', 'routes', 'trips'] as const;

/** One of the sitemap's files. */
export type SitemapPart = (typeof SITEMAP_PARTS)[number];

/** The path of the sitemap's index. */
export const SITEMAP_PATH = '/sitemap.xml';

/** The path of one of the sitemap's files. */
export function sitemapPartPath(part: SitemapPart): string {
  return `/sitemaps/${part}.xml`;
}
