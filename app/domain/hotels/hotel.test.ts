import { describe, expect, it } from 'vitest';
import { HOTELS, hotelSearchLink } from './hotel.ts';

describe('the sample hotels', () => {
  it('are six, each of its own kind, with the prices of the specification', () => {
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

describe('hotelSearchLink', () => {
  it('searches for the city and the country in one field, behind the fields that the address has', () => {
    expect(hotelSearchLink('https://hotels.example/search?aid=7', 'La Spezia', 'Italy')).toBe(
      'https://hotels.example/search?aid=7&ss=La+Spezia+Italy',
    );
  });

  it('keeps a name from becoming another field', () => {
    const link = new URL(hotelSearchLink('https://hotels.example/', 'A&ss=B', 'Italy'));
    expect([...link.searchParams]).toEqual([['ss', 'A&ss=B Italy']]);
  });
});
