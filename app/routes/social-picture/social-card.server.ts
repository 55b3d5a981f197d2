import type { DrawingName } from '#app/art/drawings.tsx';
import { isPosterSlug } from '#app/art/posters/posters.ts';
import type { SocialCard } from '#app/art/social/social-card.tsx';
import { CITIES, findCity } from '#app/data/cities/cities.ts';
import { surroundingsOf } from '#app/data/cities/surroundings.server.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { placeNameOf } from '#app/data/stations/trip-paths.server.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import { findStationById } from '#app/domain/stations/station-index.ts';
import { elide } from '#app/i18n/elide.ts';
import { translatorFor } from '#app/i18n/page-texts.server.ts';
import { parsePairName, type SocialPictureName } from '#app/seo/social-picture.ts';
import type { SiteRequest } from '#app/site-context.server.ts';
import { routeFigures } from '#app/ui/route-card/route-card-data.server.ts';
import { informationPage } from '../information/information-page.server.ts';
import { tripJourney } from '../trip/trip-journey-data.server.ts';
import { findPicturedPage, PAGE_DRAWINGS } from './page-drawings.ts';

type Site = Pick<SiteRequest, 'language' | 'settings'>;
type Contents = Omit<SocialCard, 'siteName'>;

const HOTEL_PICTURES = [
  'hotel-grand',
  'hotel-boutique',
  'hotel-palace',
  'hotel-resort',
] as const satisfies readonly DrawingName[];

/** Finds what a social picture says and shows, in the words of a language; undefined when no page has that name. */
export function socialCard({ kind, name }: SocialPictureName, site: Site): SocialCard | undefined {
  const contents = CONTENTS[kind](name, site);
  return contents && { siteName: site.settings.siteName, ...contents };
}

const CONTENTS: Readonly<
  Record<SocialPictureName['kind'], (name: string, site: Site) => Contents | undefined>
> = { page: ofPage, city: ofCity, hotels: ofHotels, route: ofRoute, trip: ofTrip };

function ofPage(name: string, site: Site): Contents | undefined {
  const page = findPicturedPage(name);
  if (!page) return undefined;
  const { language } = site;
  const pictures = [PAGE_DRAWINGS[page]] as const;
  const t = translatorFor(language).t;
  switch (page) {
    case 'home':
      return { title: t('home:hero.title'), line: t('home:hero.travellers'), pictures };
    case 'search':
      return { title: t('search:title'), pictures };
    case 'credits':
      return { title: t('credits:title'), pictures };
    case 'newsletter':
      return { title: t('signUp:title'), pictures };
    default:
      return { title: informationPage(page, site).title, pictures };
  }
}

function posterOf(slug: string): DrawingName {
  return isPosterSlug(slug) ? slug : 'hero';
}

function ofCity(slug: string, { language }: Site): Contents | undefined {
  const city = findCity(slug);
  return city && { title: city.name[language], line: city.summary[language], pictures: [posterOf(slug)] };
}

function ofHotels(slug: string, { language }: Site): Contents | undefined {
  const city = findCity(slug);
  if (!city) return undefined;
  const hotel = HOTEL_PICTURES[CITIES.indexOf(city) % HOTEL_PICTURES.length] ?? 'hotel-grand';
  const t = translatorFor(language).getFixedT(language, 'hotels');
  return { title: t('title', { city: city.name[language] }), pictures: [posterOf(slug), hotel] };
}

function ofRoute(name: string, { language }: Site): Contents | undefined {
  const [departure = '', arrival = ''] = parsePairName(name) ?? [];
  const route = findPopularRoute(POPULAR_ROUTES, departure, arrival);
  if (!route) return undefined;
  const t = translatorFor(language).getFixedT(language, 'journey');
  const { duration, frequency, price } = routeFigures(route, language);
  const names = { from: findCity(departure)?.name[language], to: findCity(arrival)?.name[language] };
  return {
    title: t('pair', names),
    facts: [duration, frequency, price],
    pictures: [posterOf(departure), posterOf(arrival)],
  };
}

function ofTrip(name: string, { language }: Site): Contents | undefined {
  const [fromId = '', toId = ''] = parsePairName(name) ?? [];
  const stations = stationIndexFor(language);
  const from = findStationById(stations, fromId);
  const to = findStationById(stations, toId);
  if (!from || !to || from.id === to.id) return undefined;
  const journey = tripJourney({ from, to }, language);
  const t = translatorFor(language).getFixedT(language, 'trip');
  return {
    title: elide(
      t('title', {
        from: placeNameOf(from.id, language) ?? from.label,
        to: placeNameOf(to.id, language) ?? to.label,
      }),
      language,
    ),
    facts: tripFacts(journey),
    pictures: tripPictures(from.id, to.id),
  };
}

function tripFacts(journey: ReturnType<typeof tripJourney>): readonly string[] {
  if (journey.kind === 'popular') return [journey.duration, journey.frequency, journey.price];
  return journey.kind === 'known' ? [journey.duration, journey.distance] : [];
}

/** A guide city's own stations show its poster; two ends in one city, or none, share one picture. */
function tripPictures(fromId: string, toId: string): SocialCard['pictures'] {
  const posters = [fromId, toId].flatMap((id) => {
    const around = surroundingsOf(id);
    return around?.isInside ? [posterOf(around.city.slug)] : [];
  });
  const [first, second] = posters;
  if (first && second && first !== second) return [first, second];
  return [first ?? 'hero'];
}
