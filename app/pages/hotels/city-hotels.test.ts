import { describe, expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { cityHotels } from './city-hotels.server.ts';

const page = cityHotels(
  findCity('florence') as City,
  'it',
  'https://www.booking.com/searchresults.html',
);

describe('cityHotels', () => {
  it('gives six hotels with prices in the language', () => {
    expect(page.hotels.map(({ price }) => price)).toEqual(
      [180, 120, 95, 220, 65, 280].map((price) => `${price}\u00a0€`),
    );
    expect([page.least, page.most]).toEqual(['65\u00a0€', '280\u00a0€']);
  });

  it('searches the booking site for the city’s name in the language', () => {
    expect(page.hotels[0]?.bookingUrl).toBe(
      'https://www.booking.com/searchresults.html?ss=Firenze+Italy',
    );
  });

  it('links to the guide and to the hotels of eight other cities', () => {
    expect(page.guideAddress).toBe('/cities/florence?lng=it');
    expect(page.quartersAddress).toBe('/cities/florence?lng=it#stay');
    expect(page.others).toHaveLength(8);
    expect(page.others.every(({ address }) => /^\/hotels\/[a-z-]+\?lng=it$/.test(address))).toBe(
      true,
    );
  });
});
