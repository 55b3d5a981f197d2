import { SOCIAL_SHAPE } from '#app/art/journey-map/journey-map.server.ts';
import { tripMap } from '#app/art/journey-map/trip-map.server.ts';
import { isPosterSlug } from '#app/art/posters/posters.ts';
import { HOTEL_DRAWINGS, PAGE_DRAWINGS, type PicturedPage } from '#app/art/social/page-drawings.ts';
import type { SocialCard } from '#app/art/social/social-card.tsx';
import { CITIES, findCity } from '#app/data/cities/cities.ts';
import { NIGHT_CENTS } from '#app/data/hotels/hotels.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { stationLabel } from '#app/data/stations/stations.server.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { PATHS } from '#app/i18n/addresses.ts';
import { formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { joinPrepositions } from '#app/i18n/prepositions.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import { fillIn } from '#app/i18n/text-blocks.ts';
import { routeFigures, routeName } from '#app/journeys/route-figures.ts';
import { pairName, type SocialPictureName } from '#app/seo/social-picture.ts';

type Site = Pick<SiteRequest, 'language' | 'settings' | 'planner'>;
type Contents = Omit<SocialCard, 'siteName'>;

/**
 * Finds what a social picture says and shows, in the words of a language; undefined when no page
 * has that name.
 */
export function socialCard({ kind, name }: SocialPictureName, site: Site): SocialCard | undefined {
  const contents = {
    page: ofPage,
    city: ofCity,
    hotels: ofHotels,
    route: ofRoute,
    trip: ofTrip,
    // It is made by `nowCard`, which takes its time.
    now: () => undefined,
  }[kind](name, site);
  return contents && { siteName: site.settings.siteName, ...contents };
}

/** @param name the page's path without the slash, `home` for the home page */
function ofPage(name: string, { language, settings }: Site): Contents | undefined {
  const path = name === 'home' ? '/' : `/${name}`;
  const page = (Object.keys(PAGE_DRAWINGS) as PicturedPage[]).find((each) => PATHS[each] === path);
  if (!page) return undefined;
  const { home, cities, signUp, information } = RESOURCES[language];
  const pages = {
    ...information,
    home: { title: home.hero.title },
    cities: { title: cities.name },
    newsletter: signUp,
  };
  return {
    title: joinPrepositions(fillIn(pages[page].title, { siteName: settings.siteName }), language),
    ...(page === 'home' && { line: home.hero.travellers }),
    pictures: PAGE_DRAWINGS[page],
  };
}

function posterOf(slug: string): string {
  return isPosterSlug(slug) ? slug : 'hero';
}

function ofCity(slug: string, { language }: Site): Contents | undefined {
  const city = findCity(slug);
  return (
    city && { title: city.name[language], line: city.summary[language], pictures: [posterOf(slug)] }
  );
}

function ofHotels(slug: string, { language }: Site): Contents | undefined {
  const city = findCity(slug);
  if (!city) return undefined;
  const hotel = HOTEL_DRAWINGS[CITIES.indexOf(city) % HOTEL_DRAWINGS.length] ?? 'hotel-grand';
  const t = textsFor(language, 'hotels');
  const [least, most] = [NIGHT_CENTS.least, NIGHT_CENTS.most].map((cents) =>
    formatPrice(cents, language),
  );
  return {
    title: t('title', { city: city.name[language] }),
    facts: [t('card.count'), t('card.prices', { least, most })],
    pictures: [posterOf(slug), hotel],
  };
}

function ofRoute(name: string, { language, planner }: Site): Contents | undefined {
  const route = POPULAR_ROUTES.find(
    ({ departure, arrival }) => pairName(departure, arrival) === name,
  );
  if (!route) return undefined;
  const figures = routeFigures(route, planner, language);
  // A count that leaves out other companies' trains has no place for their names here.
  const isCounted = figures?.uncounted.length === 0;
  return {
    title: routeName(route, language),
    facts: figures && [figures.duration, ...(isCounted ? [figures.trains] : []), figures.price],
    pictures: [posterOf(route.departure), posterOf(route.arrival)],
  };
}

/** @param name the ids of both stations, as `pairName` joins them */
function ofTrip(name: string, { language, planner }: Site): Contents | undefined {
  const [fromId = '', toId = ''] = name.split('--');
  const [from, to] = [fromId, toId].map((id) => stationLabel(language, id));
  const map = tripMap(planner, { fromId, toId, language, shape: SOCIAL_SHAPE });
  if (!from || !to || !map || pairName(fromId, toId) !== name) return undefined;
  return {
    title: textsFor(language, 'journey')('pair', { from, to }),
    pictures: map,
  };
}
