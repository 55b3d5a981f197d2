import { describe, expect, it } from 'vitest';
import { hotelSearchLink } from './hotel-search-link.ts';

describe('hotelSearchLink', () => {
  it('searches for city and country in one field, after the fields that the address has', () => {
    expect(hotelSearchLink('https://hotels.example/search?aid=7', 'La Spezia', 'Italy')).toBe(
      'https://hotels.example/search?aid=7&ss=La+Spezia+Italy',
    );
  });

  it('keeps a name from becoming another field', () => {
    const link = new URL(hotelSearchLink('https://hotels.example/', 'A&ss=B', 'Italy'));
    expect([...link.searchParams]).toEqual([['ss', 'A&ss=B Italy']]);
  });
});
