import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { PATHS } from './i18n/addresses.ts';
import { INFORMATION_PAGES } from './routes/information/information-pages.ts';
import { SECURITY_TXT_PATH } from './seo/security-txt.ts';
import { SITEMAP_PARTS, sitemapPartPath } from './seo/sitemap-xml.ts';

export default [
  index('routes/home.tsx'),
  route('search', 'routes/search.tsx'),
  route('routes/:departure/:arrival', 'routes/route.tsx'),
  route('cities', 'routes/cities.tsx'),
  route('cities/:city', 'routes/city.tsx'),
  route('hotels/:city', 'routes/hotels.tsx'),
  ...INFORMATION_PAGES.map((name) =>
    route(PATHS[name], 'routes/information.tsx', { id: `information/${name}` }),
  ),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/check-inbox', 'routes/newsletter-sent.tsx'),
  route('newsletter/confirm', 'routes/newsletter-link.tsx', { id: 'newsletter-confirm' }),
  route('newsletter/unsubscribe', 'routes/newsletter-link.tsx', { id: 'newsletter-unsubscribe' }),
  route('social/:kind/:file', 'routes/social-picture.ts'),
  route('posters/:file', 'routes/poster-file.ts'),
  route('map/data.json', 'routes/map-data.ts'),
  route('map/reach/:file', 'routes/map-reach.ts'),
  route('site.webmanifest', 'routes/site-webmanifest.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route(SECURITY_TXT_PATH, 'routes/security-txt.ts'),
  route('security.txt', 'routes/security-txt.ts', { id: 'security-txt-at-root' }),
  route('opensearch.xml', 'routes/opensearch.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  ...SITEMAP_PARTS.map((part) =>
    route(sitemapPartPath(part), 'routes/sitemap.ts', { id: `sitemap-${part}` }),
  ),
  route('offline', 'routes/offline.tsx'),
  route('*', 'routes/trip.tsx'),
] satisfies RouteConfig;
