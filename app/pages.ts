import type { SiteAssets, SiteRoute } from '#app/domain/site.ts';
import { CALENDAR_PATH, MAP_DATA_PATH, PATHS, PLAN_CALENDAR_PATH } from '#app/i18n/addresses.ts';
import { SITEMAP_PARTS, SITEMAP_PATH, sitemapPartPath } from '#app/seo/sitemap-xml.ts';
import { CITY_TIMES_PATH } from './map/model/map-file.ts';
import { pageRoute } from './page-route.tsx';
import * as cities from './pages/cities.tsx';
import * as city from './pages/city.tsx';
import * as home from './pages/home.tsx';
import * as hotels from './pages/hotels.tsx';
import { INFORMATION_PAGES } from './pages/information/information-pages.ts';
import { informationPageModule } from './pages/information.tsx';
import { journeyAnswerFile } from './pages/journey-answer.ts';
import * as map from './pages/map.tsx';
import { mapCityTimes } from './pages/map-city-times.ts';
import { mapData } from './pages/map-data.ts';
import { mapDepartures } from './pages/map-departures.ts';
import { mapLines } from './pages/map-lines.ts';
import { mapNow, mapTrain, mapTrains } from './pages/map-now.ts';
import { mapReach } from './pages/map-reach.ts';
import * as myTrips from './pages/my-trips.tsx';
import * as newsletter from './pages/newsletter.tsx';
import { newsletterLink } from './pages/newsletter-link.tsx';
import * as newsletterSent from './pages/newsletter-sent.tsx';
import * as offline from './pages/offline.tsx';
import { openSearch } from './pages/opensearch.ts';
import { planCalendarFile } from './pages/plan/plan-calendar-file.server.ts';
import * as plan from './pages/plan.tsx';
import { posterFile } from './pages/poster-file.ts';
import { robots } from './pages/robots.ts';
import * as route from './pages/route.tsx';
import { journeyCalendarFile } from './pages/search/journey-calendar-file.server.ts';
import * as search from './pages/search.tsx';
import { securityTxt } from './pages/security-txt.ts';
import { siteWebmanifest } from './pages/site-webmanifest.ts';
import { sitemapIndex, sitemapPart } from './pages/sitemap.ts';
import { socialPicture } from './pages/social-picture.ts';
import * as trip from './pages/trip.tsx';
import { OPENSEARCH_PATH } from './seo/opensearch.ts';
import { SECURITY_TXT_PATH } from './seo/security-txt.ts';

/** Every page and file of the site, in the order in which they are matched. */
export function siteRoutes(assets: SiteAssets): readonly SiteRoute[] {
  return [
    pageRoute('home', PATHS.home, home, assets),
    pageRoute('search', PATHS.search, search, assets),
    pageRoute('my-trips', PATHS.trips, myTrips, assets),
    pageRoute('plan', PATHS.plan, plan, assets),
    pageRoute('map', PATHS.map, map, assets),
    pageRoute('route', '/routes/:departure/:arrival', route, assets),
    pageRoute('cities', PATHS.cities, cities, assets),
    pageRoute('city', '/cities/:city', city, assets),
    pageRoute('hotels', '/hotels/:city', hotels, assets),
    ...INFORMATION_PAGES.map((name) =>
      pageRoute(name, PATHS[name], informationPageModule(name), assets),
    ),
    pageRoute('newsletter', PATHS.newsletter, newsletter, assets),
    pageRoute('newsletter-sent', PATHS.newsletterSent, newsletterSent, assets),
    pageRoute('newsletter-confirm', PATHS.newsletterConfirm, newsletterLink('confirm'), assets),
    pageRoute(
      'newsletter-unsubscribe',
      PATHS.newsletterUnsubscribe,
      newsletterLink('unsubscribe'),
      assets,
    ),
    pageRoute('offline', PATHS.offline, offline, assets),
    { kind: 'social-picture', path: '/social/:kind/:file', get: socialPicture },
    { kind: 'poster-file', path: '/posters/:file', get: posterFile },
    { kind: 'journey-answer', path: '/answers/:language/:from/:to/:file', get: journeyAnswerFile },
    { kind: 'journey-calendar', path: CALENDAR_PATH, get: journeyCalendarFile },
    { kind: 'plan-calendar', path: PLAN_CALENDAR_PATH, get: planCalendarFile },
    { kind: 'map-data', path: MAP_DATA_PATH, get: mapData },
    { kind: 'map-city-times', path: CITY_TIMES_PATH, get: mapCityTimes },
    { kind: 'map-lines', path: '/map/lines/:file', get: mapLines },
    { kind: 'map-reach', path: '/map/reach/:file', get: mapReach },
    { kind: 'map-departures', path: '/map/departures/:language/:file', get: mapDepartures },
    {
      kind: 'map-departures',
      path: '/map/departures/:language/:day/:minute/:file',
      get: mapDepartures,
    },
    { kind: 'map-now', path: '/map/now/:language/:file', get: mapNow },
    { kind: 'map-trains', path: '/map/trains/:version/:day/:file', get: mapTrains },
    { kind: 'map-train', path: '/map/train/:language/:version/:file', get: mapTrain },
    { kind: 'site-webmanifest', path: '/site.webmanifest', get: siteWebmanifest },
    { kind: 'robots', path: '/robots.txt', get: robots },
    { kind: 'security-txt', path: SECURITY_TXT_PATH, get: securityTxt },
    // The older path, at the root (RFC 9116, section 3).
    { kind: 'security-txt', path: '/security.txt', get: securityTxt },
    { kind: 'opensearch', path: OPENSEARCH_PATH, get: openSearch },
    { kind: 'sitemap', path: SITEMAP_PATH, get: sitemapIndex },
    ...SITEMAP_PARTS.map((part) => ({
      kind: `sitemap-${part}`,
      path: sitemapPartPath(part),
      get: sitemapPart(part),
    })),
    // Every other path: a trip, or not found.
    pageRoute('trip', '*', trip, assets),
  ];
}
