import { ownCityOf } from '#app/data/cities/surroundings.server.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import { pairName, type SocialPictureName } from './social-picture.ts';

/**
 * The social picture of a trip page: that of the popular route between its two cities, otherwise
 * the journey on the map. Where the way between a station and a place beyond it needs no train, it
 * is the picture of the station's city, or the home page's.
 */
export function tripPicture(fromId: string, toId: string): SocialPictureName {
  const [from, to] = [ownCityOf(fromId)?.slug, ownCityOf(toId)?.slug];
  if (fromId === toId) return from ? { kind: 'city', name: from } : { kind: 'page', name: 'home' };
  return from && to && findPopularRoute(POPULAR_ROUTES, from, to)
    ? { kind: 'route', name: pairName(from, to) }
    : { kind: 'trip', name: pairName(fromId, toId) };
}
