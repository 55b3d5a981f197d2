import { drawingAddress, hotelPicture } from '#app/art/drawing-addresses.server.ts';
import { CITIES } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { otherCities } from '#app/domain/cities/other-cities.ts';
import { generateHotels } from '#app/domain/hotels/hotel.ts';
import type { Language } from '#app/domain/language.ts';
import { cityPath, hotelsPath, localAddress } from '#app/i18n/addresses.ts';
import { formatPrice } from '#app/i18n/format.ts';

/** A city's sample hotels and what stands around them in one language, ready to show. */
export function cityHotels(city: City, language: Language, hotelSearchAddress: string) {
  const name = city.name[language];
  const hotels = generateHotels({ slug: city.slug, name }, hotelSearchAddress);
  const prices = hotels.map(({ priceCents }) => priceCents);
  return {
    name,
    poster: drawingAddress(city.slug),
    guideAddress: localAddress(cityPath(city.slug), language),
    quartersAddress: localAddress(cityPath(city.slug), language, {}, 'stay'),
    least: formatPrice(Math.min(...prices), language),
    most: formatPrice(Math.max(...prices), language),
    hotels: hotels.map(({ priceCents, ...hotel }) => ({
      ...hotel,
      price: formatPrice(priceCents, language),
      picture: hotelPicture(hotel.kind),
    })),
    why: city.stay.why[language],
    others: otherCities(CITIES, city).map((other) => ({
      address: localAddress(hotelsPath(other.slug), language),
      name: other.name[language],
      poster: drawingAddress(other.slug),
    })),
  };
}
