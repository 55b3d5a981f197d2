import { describe, expect, it } from 'vitest';
import { CITIES } from '#app/data/cities/cities.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { homeSections } from './home-sections.server.ts';

const sections = homeSections('en');

describe('homeSections', () => {
  it('begins with the four routes that the specification names, with their frequencies', () => {
    expect(sections.routes.first.slice(0, 4).map(({ name, frequency }) => `${name} ${frequency}`)).toEqual([
      'Rome to Milan every 30\u00a0min',
      'Milan to Venice every hour',
      'Rome to Florence every 20\u00a0min',
      'Rome to Naples every 30\u00a0min',
    ]);
  });

  it('lists every popular pair of cities once', () => {
    const routes = [...sections.routes.first, ...sections.routes.more];
    const pairs = routes.map(({ name }) => name.split(' to ').sort().join(' '));
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
