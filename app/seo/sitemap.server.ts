import { CITIES } from '#app/data/cities/cities.ts';
import { EDITED, type EditedSet } from '#app/data/edited.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import type { Translated } from '#app/domain/language.ts';
import { cityPath, everyLanguage, hotelsPath, PATHS, routePath } from '#app/i18n/addresses.ts';
import { SITEMAP_PARTS, sitemapIndexXml, sitemapPartPath, sitemapXml } from './sitemap-xml.ts';
import { tripAddresses } from './trip-addresses.server.ts';

/** Pages that nobody should look for: they have no content of their own. */
const UNLISTED: readonly string[] = [
  PATHS.search,
  PATHS.notFound,
  PATHS.offline,
  PATHS.newsletterSent,
  PATHS.newsletterConfirm,
  PATHS.newsletterUnsubscribe,
];

const ADDRESSES: Readonly<Record<EditedSet, () => readonly Translated[]>> = {
  pages: () =>
    Object.values(PATHS)
      .filter((path) => !UNLISTED.includes(path))
      .map(everyLanguage),
  cities: () => CITIES.map(({ slug }) => everyLanguage(cityPath(slug))),
  hotels: () => CITIES.map(({ slug }) => everyLanguage(hotelsPath(slug))),
  routes: () => POPULAR_ROUTES.map(({ departure, arrival }) => everyLanguage(routePath(departure, arrival))),
  trips: () =>
    CITIES.flatMap((from) => CITIES.flatMap((to) => tripAddresses(from.stationId, to.stationId) ?? [])),
};

/** The addresses of every page of a part. */
export function sitemapAddresses(part: EditedSet): readonly Translated[] {
  return ADDRESSES[part]();
}

/** A file of the sitemap: each page of the part in each language. */
export function sitemapPart(publicOrigin: string, part: EditedSet): string {
  const editedOn = EDITED[part];
  return sitemapXml(
    publicOrigin,
    sitemapAddresses(part).map((addresses) => ({ addresses, editedOn })),
  );
}

/** The sitemap's index: every file and when its pages last changed. */
export function sitemapIndex(publicOrigin: string): string {
  return sitemapIndexXml(
    publicOrigin,
    SITEMAP_PARTS.map((part) => ({ path: sitemapPartPath(part), editedOn: EDITED[part] })),
  );
}
