import { describe, expect, it } from 'vitest';
import { HOTELS } from './hotels.ts';

describe('the sample hotels', () => {
  it('are six of different kinds, with the prices of the product description', () => {
    expect(new Set(HOTELS.map(({ kind }) => kind)).size).toBe(6);
    expect(HOTELS.map(({ priceCents }) => priceCents / 100)).toEqual([180, 120, 95, 220, 65, 280]);
  });

  it.each(HOTELS)(
    'have between three and five stars, and no amenity twice: $kind',
    ({ rating, amenities }) => {
      expect(rating).toBeGreaterThanOrEqual(3);
      expect(rating).toBeLessThanOrEqual(5);
      expect(new Set<string>(amenities).size).toBe(amenities.length);
    },
  );
});
