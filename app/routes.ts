import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { PATHS } from './i18n/addresses.ts';
import { INFORMATION_PAGES } from './pages/information/information-pages.ts';
import { SECURITY_TXT_PATH } from './seo/security-txt.ts';
import { SITEMAP_PARTS, sitemapPartPath } from './seo/sitemap-xml.ts';

export default [
  index('pages/home.tsx'),
  route('search', 'pages/search.tsx'),
  route('routes/:departure/:arrival', 'pages/route.tsx'),
  route('cities', 'pages/cities.tsx'),
  route('cities/:city', 'pages/city.tsx'),
  route('hotels/:city', 'pages/hotels.tsx'),
  ...INFORMATION_PAGES.map((name) =>
    route(PATHS[name], 'pages/information.tsx', { id: `information/${name}` }),
  ),
  route('newsletter', 'pages/newsletter.tsx'),
  route('newsletter/check-inbox', 'pages/newsletter-sent.tsx'),
  route('newsletter/confirm', 'pages/newsletter-link.tsx', { id: 'newsletter-confirm' }),
  route('newsletter/unsubscribe', 'pages/newsletter-link.tsx', { id: 'newsletter-unsubscribe' }),
  route('social/:kind/:file', 'pages/social-picture.ts'),
  route('posters/:file', 'pages/poster-file.ts'),
  route('map/data.json', 'pages/map-data.ts'),
  route('map/reach/:file', 'pages/map-reach.ts'),
  route('site.webmanifest', 'pages/site-webmanifest.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route(SECURITY_TXT_PATH, 'pages/security-txt.ts'),
  route('security.txt', 'pages/security-txt.ts', { id: 'security-txt-at-root' }),
  route('opensearch.xml', 'pages/opensearch.ts'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  ...SITEMAP_PARTS.map((part) =>
    route(sitemapPartPath(part), 'pages/sitemap.ts', { id: `sitemap-${part}` }),
  ),
  route('offline', 'pages/offline.tsx'),
  route('*', 'pages/trip.tsx'),
] satisfies RouteConfig;
