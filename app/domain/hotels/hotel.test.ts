import { describe, expect, it } from 'vitest';
import { AMENITIES, generateHotels, genericHotels, HOTEL_KINDS, hotelSearchLink } from './hotel.ts';

const SEARCH = 'https://www.booking.com/searchresults.html?aid=7';
const rome = { slug: 'rome', name: 'Roma' };

describe('generateHotels', () => {
  it('gives a city six hotels with the prices of the specification', () => {
    expect(generateHotels(rome, SEARCH).map(({ priceCents }) => priceCents / 100)).toEqual([
      180, 120, 95, 220, 65, 280,
    ]);
  });

  it('gives the same city the same hotels every time', () => {
    expect(generateHotels(rome, SEARCH)).toEqual(generateHotels({ ...rome }, SEARCH));
  });

  it('names every hotel by an id that no other city uses', () => {
    const ids = ['rome', 'la-spezia'].flatMap((slug) =>
      generateHotels({ slug, name: slug }, SEARCH).map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(12);
    expect(ids).toContain('la-spezia-budget');
  });

  it('keeps ratings between three and five stars', () => {
    for (const { id, rating } of generateHotels(rome, SEARCH)) {
      expect(rating, id).toBeGreaterThanOrEqual(3);
      expect(rating, id).toBeLessThanOrEqual(5);
    }
  });

  it('lists known amenities only, none twice', () => {
    for (const { id, amenities } of generateHotels(rome, SEARCH)) {
      expect(new Set(amenities).size, id).toBe(amenities.length);
      for (const amenity of amenities) expect(AMENITIES, id).toContain(amenity);
    }
  });

  it('opens the booking site with the city filled in and its own fields kept', () => {
    const [hotel] = generateHotels({ slug: 'la-spezia', name: 'La Spezia' }, SEARCH);
    expect(hotel?.bookingUrl).toBe('https://www.booking.com/searchresults.html?aid=7&ss=La+Spezia+Italy');
  });
});

describe('genericHotels', () => {
  it('has one entry of each kind', () => {
    expect(genericHotels().map(({ kind }) => kind)).toEqual(HOTEL_KINDS);
  });
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
