import { drawingAddress, hotelPicture } from '#app/art/drawing-addresses.server.ts';
import { posterCut } from '#app/art/poster-cuts.server.ts';
import { CITIES } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { type Amenity, HOTELS, NIGHT_CENTS } from '#app/data/hotels/hotels.ts';
import { otherCities } from '#app/domain/cities/other-cities.ts';
import { hotelSearchLink } from '#app/domain/hotels/hotel-search-link.ts';
import type { Language } from '#app/domain/language.ts';
import { cityPath, hotelsPath, localAddress } from '#app/i18n/addresses.ts';
import { formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { type CityCard, cityCard } from '#app/ui/city/city-card.server.ts';

/** A hotel in words. */
export interface ShownHotel {
  /** Unique over all cities, as `rome-grand`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Stars. */
  readonly rating: number;
  readonly amenities: readonly Amenity[];
  readonly price: string;
  /** The address of its picture. */
  readonly picture: string | undefined;
  readonly bookingUrl: string;
}

/** The hotels of a city. */
export interface CityHotels {
  /** The address of the city's poster. */
  readonly poster: string | undefined;
  /** The class that says where its cut ends. */
  readonly cut: string | undefined;
  readonly guideAddress: string;
  readonly quartersAddress: string;
  /** The least and the highest price of a night. */
  readonly least: string;
  readonly most: string;
  readonly hotels: readonly ShownHotel[];
  readonly others: readonly CityCard[];
}

/** The data of a city's hotel page in one language. */
export function cityHotels(city: City, language: Language, hotelSearchAddress: string): CityHotels {
  const t = textsFor(language, 'hotels');
  const poster = drawingAddress(city.slug);
  return {
    poster,
    cut: posterCut(poster),
    guideAddress: localAddress(cityPath(city.slug), language),
    quartersAddress: localAddress(cityPath(city.slug), language, {}, 'stay'),
    least: formatPrice(NIGHT_CENTS.least, language),
    most: formatPrice(NIGHT_CENTS.most, language),
    hotels: HOTELS.map(({ kind, rating, priceCents, amenities }) => ({
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
