import { describe, expect, it } from 'vitest';
import { CITIES } from '#app/data/cities/cities.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { mapData } from '#app/map/map-data.server.ts';
import { homeSections } from './home-sections.server.ts';

const sections = homeSections('en');

describe('homeSections', () => {
  it('leads to the pages of the routes, first of the four that the specification names', () => {
    expect(sections.routes.slice(0, 4)).toEqual([
      { name: 'Rome to Milan', address: '/routes/rome/milan' },
      { name: 'Milan to Venice', address: '/routes/milan/venice' },
      { name: 'Rome to Florence', address: '/routes/rome/florence' },
      { name: 'Rome to Naples', address: '/routes/rome/naples' },
    ]);
  });

  it('gives the map the frequencies that the specification names', () => {
    const { frequencies } = mapData(new URLSearchParams(), 'en');
    expect(frequencies).toMatchObject({
      'rome-milan': 'every 30\u00a0min',
      'milan-venice': 'every hour',
      'rome-florence': 'every 20\u00a0min',
      'rome-naples': 'every 30\u00a0min',
    });
  });

  it('lists every popular pair of cities once', () => {
    const pairs = sections.routes.map(({ name }) => name.split(' to ').sort().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.length).toBeGreaterThanOrEqual(24);
  });

  it('counts one hotel of each kind for every guide city', () => {
    expect(sections.hotels).toHaveLength(6);
    expect(sections.hotelsOfKind).toBe(CITIES.length);
    expect(sections.hotelsByCity).toHaveLength(CITIES.length);
  });

  it('leads to the guide of every city', () => {
    const addresses = [...sections.guides.first, ...sections.guides.more].map(({ address }) => address);
    expect(addresses).toEqual(CITIES.map(({ slug }) => `/cities/${slug}`));
  });

  it.each(LANGUAGES)('has every text in %s', (language) => {
    expect(JSON.stringify(homeSections(language))).not.toMatch(/routes\.|kinds\.|\{\{/);
  });
});
