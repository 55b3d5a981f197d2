import { CITIES } from '#app/data/cities/cities.ts';
import type { EditedSet } from '#app/data/edited.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import type { Translated } from '#app/domain/language.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { cityPath, everyLanguage, hotelsPath, PATHS, routePath } from '#app/i18n/addresses.ts';
import { mayChangeFaster } from '#app/journeys/change-to-others.ts';
import { tripAddresses } from '#app/journeys/trip-addresses.ts';
import { placeTripAddresses } from './place-trips.server.ts';

/** Pages without content of their own, left out of the sitemap. */
const UNLISTED: readonly string[] = [
  PATHS.search,
  PATHS.trips,
  PATHS.notFound,
  PATHS.offline,
  PATHS.newsletterSent,
  PATHS.newsletterConfirm,
  PATHS.newsletterUnsubscribe,
];

/** The addresses of every page of a part, with the trains of a timetable. */
export const SITEMAP_ADDRESSES: Readonly<
  Record<EditedSet, (planner: Planner) => readonly Translated[]>
> = {
  pages: () =>
    Object.values(PATHS)
      .filter((path) => !UNLISTED.includes(path))
      .map(everyLanguage),
  cities: () => CITIES.map(({ slug }) => everyLanguage(cityPath(slug))),
  hotels: () => CITIES.map(({ slug }) => everyLanguage(hotelsPath(slug))),
  routes: () =>
    POPULAR_ROUTES.map(({ departure, arrival }) => everyLanguage(routePath(departure, arrival))),
  // A pair with a route page is listed under that page's address.
  trips: (planner) =>
    CITIES.flatMap((from) =>
      CITIES.filter(
        (to) =>
          !findPopularRoute(POPULAR_ROUTES, from.slug, to.slug) &&
          !mayChangeFaster(planner, from.stationId, to.stationId),
      ).flatMap((to) => tripAddresses(from.stationId, to.stationId) ?? []),
    ),
  places: placeTripAddresses,
};
