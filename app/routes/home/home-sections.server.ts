import { drawingAddress, hotelPicture } from '#app/art/drawing-addresses.server.ts';
import { CITIES } from '#app/data/cities/cities.ts';
import { POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { genericHotels } from '#app/domain/hotels/hotel.ts';
import type { Language } from '#app/domain/language.ts';
import { formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { routeName } from '#app/ui/route-card/route-card-data.server.ts';

/** What the home page shows below the booking form. */
export type HomeSections = ReturnType<typeof homeSections>;

/** How many guides are shown as cards, two full rows on a wide screen; the others are named under them. */
const FIRST_GUIDES = 8;

/**
 * What the home page shows below the booking form in one language, ready to show. Addresses are left to the page: they
 * follow from the slugs, and would make up a tenth of what it has to carry.
 */
export function homeSections(language: Language) {
  const t = textsFor(language, 'hotels');
  return {
    /** The popular routes, one direction of each pair: the way back is one step further. */
    routes: POPULAR_PAIRS.map(({ between: [departure, arrival] }) => ({
      name: routeName({ departure, arrival }, language),
      departure,
      arrival,
    })),
    hotels: genericHotels().map(({ kind, priceCents }) => ({
      kind,
      name: t(`kinds.${kind}.generic`),
      description: t(`kinds.${kind}.description`),
      picture: hotelPicture(kind),
      price: formatPrice(priceCents, language),
    })),
    /** Every guide city, the most visited first; each has one hotel of each kind. */
    cities: CITIES.map(({ slug, name }) => ({ slug, name: name[language] })),
    /** The first of the cities, as cards. */
    cards: CITIES.slice(0, FIRST_GUIDES).map(({ slug, summary }) => ({
      text: summary[language],
      poster: drawingAddress(slug),
    })),
  };
}
