import { hotelPicture } from '#app/art/drawing-addresses.server.ts';
import { CITIES } from '#app/data/cities/cities.ts';
import { HOTELS } from '#app/data/hotels/hotels.ts';
import { POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import type { Language } from '#app/domain/language.ts';
import { cityPath, hotelsPath, localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { routeName } from '#app/journeys/route-figures.ts';
import { cityCard } from '#app/ui/city/city-card.server.ts';

/**
 * How many guides are shown as cards, full rows of two, four and six; the others are named under
 * them.
 */
const FIRST_GUIDES = 12;

/** The sections of the home page below the booking form, in one language. */
export function homeSections(language: Language) {
  const t = textsFor(language, 'hotels');
  const guides = CITIES.map((city) => ({
    ...cityCard(city, cityPath, language),
    text: city.summary[language],
  }));
  return {
    cards: guides.slice(0, FIRST_GUIDES),
    moreGuides: guides.slice(FIRST_GUIDES),
    /** The popular routes, one direction of each pair: the way back is one step further. */
    routes: POPULAR_PAIRS.map(({ between: [departure, arrival] }) => ({
      name: routeName({ departure, arrival }, language),
      address: localAddress(routePath(departure, arrival), language),
    })),
    hotels: HOTELS.map(({ kind, priceCents }) => ({
      kind,
      name: t(`kinds.${kind}.generic`),
      description: t(`kinds.${kind}.description`),
      picture: hotelPicture(kind),
      price: formatPrice(priceCents, language),
    })),
    /** Each city has one hotel of each kind. */
    hotelPages: CITIES.map((city) => ({
      ...cityCard(city, hotelsPath, language),
      label: t('title', { city: city.name[language] }),
    })),
  };
}
