import { surroundingsOf } from '#app/data/cities/surroundings.server.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { tripPathsOf } from '#app/data/stations/trip-paths.server.ts';
import { inEveryLanguage, type Translated } from '#app/domain/language.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import { languageOfPath } from '#app/domain/trips/parse-trip-path.ts';
import { localAddress } from '#app/i18n/addresses.ts';
import { pairName, type SocialPictureName } from './social-picture.ts';

/**
 * The canonical address of a trip page in each language, by its stations' ids: the French one is
 * the English path with its language named, the Italian path speaks for itself. Undefined when a
 * station is unknown or both are the same.
 * @example tripAddresses('83084095', '83017004')?.it // '/treno-da-roma-a-milano'
 */
export function tripAddresses(fromId: string, toId: string): Translated | undefined {
  const paths = fromId === toId ? undefined : tripPathsOf(fromId, toId);
  if (!paths) return undefined;
  return inEveryLanguage((language) =>
    languageOfPath(paths[language]) === language
      ? paths[language]
      : localAddress(paths[language], language),
  );
}

/**
 * The social picture of a trip page: that of the popular route between its two cities, otherwise
 * the home page's, since there are more trips than pictures worth drawing.
 */
export function tripPicture(fromId: string, toId: string): SocialPictureName {
  const [from = '', to = ''] = [fromId, toId].map((id) => {
    const around = surroundingsOf(id);
    return around?.isInside ? around.city.slug : '';
  });
  return findPopularRoute(POPULAR_ROUTES, from, to)
    ? { kind: 'route', name: pairName(from, to) }
    : { kind: 'page', name: 'home' };
}
