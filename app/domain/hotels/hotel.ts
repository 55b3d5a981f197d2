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
