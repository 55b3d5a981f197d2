import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { SITEMAP_PARTS, sitemapPartPath } from './seo/sitemap-parts.ts';

export default [
  index('routes/home.tsx'),
  route('search', 'routes/search.tsx'),
  route('data-and-credits', 'routes/credits.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('opensearch.xml', 'routes/opensearch.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  ...SITEMAP_PARTS.map((part) =>
    route(sitemapPartPath(part), 'routes/sitemap-part.ts', { id: `sitemap-${part}` }),
  ),
  route('404', 'routes/not-found.tsx'),
  route('*', 'routes/trip.tsx'),
] satisfies RouteConfig;
