import { describe, expect, it } from 'vitest';
import { addressWithLanguage, preferredLanguage } from './language-in-links.ts';

describe('preferredLanguage', () => {
  it.each([
    [['de-AT', 'it-CH', 'fr'], 'it'],
    [['FR'], 'fr'],
    [['la', 'eo'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});

describe('addressWithLanguage', () => {
  const page = new URL('https://www.example.com/cities/rome?lng=en');

  it.each([
    ['/help', 'https://www.example.com/help?lng=en'],
    ['?map=reach#map', 'https://www.example.com/cities/rome?map=reach&lng=en#map'],
    ['/help?lng=it', undefined],
    ['https://shop.example/', undefined],
    ['mailto:hello@example.com', undefined],
  ])('of %s is %s', (href, address) => {
    expect(addressWithLanguage(href, page, 'en')).toBe(address);
  });
});
