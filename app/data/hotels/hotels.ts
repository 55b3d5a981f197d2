/**
 * The sample hotels that every city has, one of each kind (docs/product.md, section 3), in the
 * order in which they are shown: the product description's figures (section 9), not those of any
 * real house. Names and descriptions are written by language from the kind and the city; the price
 * is for a night for two, and amenities after `pool` in the list of texts are the «other» ones of
 * section 2.
 */
export const HOTELS = [
  {
    kind: 'grand',
    rating: 5,
    priceCents: 180_00,
    amenities: ['wifi', 'parking', 'restaurant', 'bar', 'gym', 'spa'],
  },
  {
    kind: 'boutique',
    rating: 4,
    priceCents: 120_00,
    amenities: ['wifi', 'bar', 'breakfast', 'terrace'],
  },
  { kind: 'central', rating: 3, priceCents: 95_00, amenities: ['wifi', 'bar', 'breakfast'] },
  {
    kind: 'palace',
    rating: 5,
    priceCents: 220_00,
    amenities: ['wifi', 'parking', 'restaurant', 'bar', 'spa', 'terrace'],
  },
  { kind: 'budget', rating: 3, priceCents: 65_00, amenities: ['wifi', 'breakfast'] },
  {
    kind: 'resort',
    rating: 5,
    priceCents: 280_00,
    amenities: ['wifi', 'parking', 'restaurant', 'bar', 'gym', 'spa', 'pool'],
  },
] as const;

const prices = HOTELS.map(({ priceCents }) => priceCents);

/** The lowest and the highest price for a night for two, in euro cents. */
export const NIGHT_CENTS = { least: Math.min(...prices), most: Math.max(...prices) } as const;

/** One kind of hotel. */
export type HotelKind = (typeof HOTELS)[number]['kind'];

/** One thing that a hotel offers. */
export type Amenity = (typeof HOTELS)[number]['amenities'][number];
