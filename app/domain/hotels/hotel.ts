/** The kinds of hotel that every city has one of (specification section 3), in the order in which they are shown. */
export const HOTEL_KINDS = ['grand', 'boutique', 'central', 'palace', 'budget', 'resort'] as const;

/** One kind of hotel. */
export type HotelKind = (typeof HOTEL_KINDS)[number];

/** What a hotel may offer; those after `pool` are the «other» ones of specification section 2. */
export const AMENITIES = [
  'wifi',
  'parking',
  'restaurant',
  'bar',
  'gym',
  'spa',
  'pool',
  'breakfast',
  'terrace',
] as const;

/** One thing that a hotel offers. */
export type Amenity = (typeof AMENITIES)[number];

/** A sample hotel of a city. Its name and description are written by language from its kind and city. */
export interface Hotel {
  /** Unique over all cities, as `rome-grand`. */
  readonly id: string;
  readonly kind: HotelKind;
  /** Stars, 3 to 5. */
  readonly rating: 3 | 4 | 5;
  /** A night for two, in euro cents. */
  readonly priceCents: number;
  readonly amenities: readonly Amenity[];
  /** The booking site's search for the city. */
  readonly bookingUrl: string;
}

/** The country that the search names beside the city (specification section 7). */
const COUNTRY = 'Italy';

/** What the hotels of one kind share: sample figures of the specification (section 9), not those of any real house. */
type HotelSample = Pick<Hotel, 'rating' | 'priceCents' | 'amenities'>;

const SAMPLES: Readonly<Record<HotelKind, HotelSample>> = {
  grand: sample(5, 180, ['wifi', 'parking', 'restaurant', 'bar', 'gym', 'spa']),
  boutique: sample(4, 120, ['wifi', 'bar', 'breakfast', 'terrace']),
  central: sample(3, 95, ['wifi', 'bar', 'breakfast']),
  palace: sample(5, 220, ['wifi', 'parking', 'restaurant', 'bar', 'spa', 'terrace']),
  budget: sample(3, 65, ['wifi', 'breakfast']),
  resort: sample(5, 280, ['wifi', 'parking', 'restaurant', 'bar', 'gym', 'spa', 'pool']),
};

function sample(rating: Hotel['rating'], priceEuros: number, amenities: readonly Amenity[]): HotelSample {
  return { rating, priceCents: priceEuros * 100, amenities };
}

/** The six generic entries, without a city: what the home page shows of each kind. */
export function genericHotels(): readonly (HotelSample & { readonly kind: HotelKind })[] {
  return HOTEL_KINDS.map((kind) => ({ kind, ...SAMPLES[kind] }));
}

/**
 * Generates the six sample hotels of a city, always the same ones for the same city.
 *
 * @param city its slug, and its name as the booking site's search should have it
 * @param hotelSearchAddress the booking site's search page
 */
export function generateHotels(
  city: { readonly slug: string; readonly name: string },
  hotelSearchAddress: string,
): Hotel[] {
  const bookingUrl = hotelSearchLink(hotelSearchAddress, city.name, COUNTRY);
  return genericHotels().map((hotel) => ({ id: `${city.slug}-${hotel.kind}`, ...hotel, bookingUrl }));
}

/**
 * Writes the address of a hotel search for a place (specification section 7): the city's name plus the country's, as
 * the field `ss`; fields that the address already has stay in front.
 *
 * @example hotelSearchLink('https://hotels.example/search', 'Milan', 'Italy') // …/search?ss=Milan+Italy
 */
export function hotelSearchLink(searchAddress: string, city: string, country: string): string {
  const url = new URL(searchAddress);
  url.searchParams.set('ss', `${city} ${country}`);
  return url.href;
}
