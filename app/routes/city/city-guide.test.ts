import { describe, expect, it } from 'vitest';
import { CITIES, findCity } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { cityGuide } from './city-guide.server.ts';

function guideOf(slug: string, language: 'en' | 'it' | 'fr') {
  return cityGuide(findCity(slug) as City, language);
}

describe('cityGuide', () => {
  it('leads to the booking form with the station as destination', () => {
    expect(guideOf('rome', 'it').bookAddress).toBe('/?destination=83084095&lng=it');
    expect(guideOf('rome', 'en').hotelsAddress).toBe('/hotels/rome');
  });

  it('shows the fastest time of a connection and links its popular route', () => {
    const { connections } = guideOf('milan', 'fr').arrival;
    expect(connections.find(({ slug }) => slug === 'rome')).toEqual({
      slug: 'rome',
      name: 'Rome',
      address: '/routes/rome/milan?lng=fr',
      fastest: '2\u00a0h\u00a059',
      changes: 0,
    });
  });

  it('has the fastest connection first', () => {
    const { connections } = guideOf('naples', 'en').arrival;
    expect(connections.map(({ slug }) => slug)).toEqual([
      'salerno',
      'rome',
      'florence',
      'bologna',
      'milan',
      'turin',
    ]);
  });

  it('leads to the trip where no popular route has a page, and names its changes', () => {
    const { connections } = guideOf('como', 'en').arrival;
    expect(connections.find(({ slug }) => slug === 'venice')).toMatchObject({
      address: '/train-from-venice-to-como',
      fastest: '3\u00a0h\u00a028\u00a0min',
      changes: 1,
    });
  });

  it('names a source in the page’s language, or in Italian and marked so', () => {
    const { sources } = guideOf('rome', 'fr');
    expect(sources.map(({ name, nameLanguage }) => [name, nameLanguage])).toEqual([
      ['Istat, population résidente au 31\u00a0décembre', undefined],
      ['Centre du patrimoine mondial de l’UNESCO, Centre historique de Rome', undefined],
      ['Turismo Roma, Roma Capitale', 'it'],
      ['Parco archeologico del Colosseo', 'it'],
      ['ATAC, réseau du métro', undefined],
    ]);
    expect(guideOf('rome', 'it').sources.every(({ nameLanguage }) => nameLanguage === undefined)).toBe(true);
  });

  it('names in the badge only cities with a direct train', () => {
    expect(guideOf('como', 'en').direct).toBe('Milan');
  });

  it.each(CITIES.map(({ slug }) => slug))('has a badge, eight other cities and sources for %s', (slug) => {
    const guide = guideOf(slug, 'it');
    expect(guide.direct).not.toBe('');
    expect(new Set(guide.others.map(({ address }) => address)).size).toBe(8);
    expect(guide.others.map(({ name }) => name)).not.toContain(guide.name);
    expect(guide.sources.length).toBeGreaterThan(1);
  });
});
