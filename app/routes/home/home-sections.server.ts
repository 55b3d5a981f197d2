import { drawingAddress, hotelPicture } from '#app/art/drawing-addresses.server.ts';
import { CITIES } from '#app/data/cities/cities.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { genericHotels } from '#app/domain/hotels/generate-hotels.ts';
import type { Language } from '#app/domain/language.ts';
import { cityPath, hotelsPath, localAddress } from '#app/i18n/addresses.ts';
import { formatPrice } from '#app/i18n/format.ts';
import { translatorFor } from '#app/i18n/page-texts.server.ts';
import { routeCard } from '#app/ui/route-card/route-card-data.server.ts';

/** How many guides are shown as cards, two full rows on a wide screen; the others are named under them. */
const FIRST_GUIDES = 8;

/** What the home page shows below the booking form in one language, ready to show. */
export function homeSections(language: Language) {
  const cities = CITIES.map(({ slug, name, summary }) => ({
    name: name[language],
    summary: summary[language],
    poster: drawingAddress(slug),
    guide: localAddress(cityPath(slug), language),
    hotels: localAddress(hotelsPath(slug), language),
  }));
  const t = translatorFor(language).getFixedT(language, 'hotels');
  return {
    routes: routesOf(language),
    hotels: genericHotels().map(({ kind, priceCents }) => ({
      kind,
      name: t(`kinds.${kind}.generic`),
      description: t(`kinds.${kind}.description`),
      picture: hotelPicture(kind),
      price: formatPrice(priceCents, language),
    })),
    /** Every guide city has one hotel of each kind. */
    hotelsOfKind: CITIES.length,
    hotelsByCity: cities.map(({ name, hotels }) => ({ name, address: hotels })),
    guides: {
      first: cities
        .slice(0, FIRST_GUIDES)
        .map(({ name, summary, guide, poster }) => ({ name, text: summary, address: guide, poster })),
      more: cities.slice(FIRST_GUIDES).map(({ name, guide }) => ({ name, address: guide })),
    },
  };
}

/**
 * The pages of the popular routes, one direction of each pair: the way back is one step further. Their figures stand in
 * the map's list, which shows them first.
 */
function routesOf(language: Language) {
  return POPULAR_ROUTES.slice(0, POPULAR_ROUTES.length / 2).map((route) => {
    const { name, address } = routeCard(route, language);
    return { name, address };
  });
}
