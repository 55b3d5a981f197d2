import { drawingAddress, hotelPicture } from '#app/art/drawing-addresses.server.ts';
import { posterOf } from '#app/art/posters/posters.ts';
import { CITIES } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { HOTELS, NIGHT_CENTS } from '#app/data/hotels/hotels.ts';
import { otherCities } from '#app/domain/cities/other-cities.ts';
import { hotelSearchLink } from '#app/domain/hotels/hotel-search-link.ts';
import type { Language } from '#app/domain/language.ts';
import { cityPath, hotelsPath, localAddress } from '#app/i18n/addresses.ts';
import { formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { cityCard } from '#app/ui/city/city-card.server.ts';

/** The data of a city's hotel page in one language. */
export function cityHotels(city: City, language: Language, hotelSearchAddress: string) {
  const t = textsFor(language, 'hotels');
  return {
    poster: drawingAddress(city.slug),
    strip: posterOf(city.slug).strip,
    guideAddress: localAddress(cityPath(city.slug), language),
    quartersAddress: localAddress(cityPath(city.slug), language, {}, 'stay'),
    least: formatPrice(NIGHT_CENTS.least, language),
    most: formatPrice(NIGHT_CENTS.most, language),
    hotels: HOTELS.map(({ kind, rating, priceCents, amenities }) => ({
      /** Unique over all cities, as `rome-grand`. */
      id: `${city.slug}-${kind}`,
      name: t(`kinds.${kind}.name`, { city: city.name[language] }),
      description: t(`kinds.${kind}.description`),
      rating,
      // No car comes into Venice.
      amenities: amenities.filter((amenity) => amenity !== 'parking' || city.slug !== 'venice'),
      price: formatPrice(priceCents, language),
      picture: hotelPicture(kind),
      bookingUrl: hotelSearchLink(hotelSearchAddress, city.name[language], 'Italy'),
    })),
    others: otherCities(CITIES, city).map((other) => cityCard(other, hotelsPath, language)),
  };
}
