import { describe, expect, it } from 'vitest';
import { CITIES } from '#app/data/cities/cities.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { homeSections } from './home-sections.server.ts';

const sections = homeSections('en');

describe('homeSections', () => {
  it('links to the routes’ pages, the four of docs/product.md first', () => {
    expect(sections.routes.slice(0, 4)).toEqual([
      { name: 'Rome to Milan', address: '/routes/rome/milan' },
      { name: 'Milan to Venice', address: '/routes/milan/venice' },
      { name: 'Rome to Florence', address: '/routes/rome/florence' },
      { name: 'Rome to Naples', address: '/routes/rome/naples' },
    ]);
  });

  it('lists every popular pair of cities once', () => {
    const pairs = sections.routes.map(({ name }) => name.split(' to ').sort().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.length).toBeGreaterThanOrEqual(24);
  });

  it('has six kinds of hotel, and a card with poster and text for each of the first cities', () => {
    expect(sections.hotels).toHaveLength(6);
    expect(sections.cards).toHaveLength(12);
    for (const { text, poster } of sections.cards) {
      expect(text).not.toBe('');
      expect(poster).toMatch(/\.svg$/);
    }
  });

  it('names every guide city', () => {
    const guides = [...sections.cards, ...sections.moreGuides];
    expect(guides.map(({ address }) => address)).toEqual(
      CITIES.map(({ slug }) => `/cities/${slug}`),
    );
    expect(sections.hotelPages.map(({ name }) => name)).toEqual(CITIES.map(({ name }) => name.en));
  });

  it.each(LANGUAGES)('has every text in %s', (language) => {
    expect(JSON.stringify(homeSections(language))).not.toMatch(/routes\.|kinds\.|\{\{/);
  });
});
