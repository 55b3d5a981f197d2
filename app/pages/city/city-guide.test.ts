import { describe, expect, it } from 'vitest';
import { CITIES, findCity } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { OWN_PLANNER } from '#app/data/timetable/own-timetable.fixture.ts';
import { cityGuide } from './city-guide.server.ts';

const TODAY = '2026-11-25';

function guideOf(slug: string, language: 'en' | 'it' | 'fr') {
  return cityGuide(findCity(slug) as City, { planner: OWN_PLANNER, today: TODAY, language });
}

describe('cityGuide', () => {
  it('links to the booking form with the station as destination', () => {
    expect(guideOf('rome', 'it').bookAddress).toBe('/?destination=83084095&lng=it');
    expect(guideOf('rome', 'en').hotelsAddress).toBe('/hotels/rome');
  });

  it('shows the time and number of direct trains, and links to the popular route', () => {
    const { connections } = guideOf('milan', 'fr');
    expect(connections.find(({ name }) => name === 'Turin')).toEqual({
      stationId: '83002196',
      name: 'Turin',
      trip: 'Turin – Milan',
      address: '/routes/turin/milan?lng=fr',
      fastest: '1\u00a0h',
      changes: 0,
      trains: '44',
      others: ['Italo'],
    });
  });

  it('names other companies’ direct trains, of which its counts have none', () => {
    const ravenna = guideOf('ravenna', 'en');
    expect(ravenna.direct).toMatch(/Bologna/);
    expect(ravenna.note).toMatch(
      / Trenitalia Tper also runs direct trains from Bologna and Rimini/,
    );
    const como = guideOf('como', 'it');
    const fromMilan = como.connections.find(({ name }) => name === 'Milano');
    expect(fromMilan).toMatchObject({ trains: '12', others: ['Trenord'] });
    expect(como.connectionsNote).toBe('Senza contare Trenord e TILO.');
    expect(guideOf('lecce', 'en').connectionsNote).toBeUndefined();
    expect(guideOf('lecce', 'en').note).not.toContain('counted here');
  });

  it('lists the nearest city first', () => {
    const names = guideOf('naples', 'en').connections.map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['Salerno', 'Rome', 'Florence', 'Bologna']);
    expect(names).toHaveLength(10);
  });

  it('links to the trip if there is no popular route', () => {
    const { connections } = guideOf('pisa', 'en');
    expect(connections[0]).toMatchObject({
      name: 'La Spezia',
      address: '/train-from-la-spezia-to-pisa',
    });
  });

  it('lists stations nearby for a city with few direct trains to guide cities', () => {
    const names = guideOf('siena', 'en').connections.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Florence', 'Poggibonsi-San Gimignano', 'Grosseto']),
    );
  });

  it('names a source in the page’s language, or in marked Italian', () => {
    const { sources } = guideOf('rome', 'fr');
    expect(
      sources.map((source) => [
        source.name,
        'nameLanguage' in source ? source.nameLanguage : undefined,
      ]),
    ).toEqual([
      ['Horaires de Trenitalia de décembre\u00a02025 à juin\u00a02026', undefined],
      ['ANPR, registre national italien des résidents, 10\u00a0janvier\u00a02024', undefined],
      ['Centre du patrimoine mondial de l’UNESCO, Centre historique de Rome', undefined],
      ['Turismo Roma, Roma Capitale', 'it'],
      ['Parco archeologico del Colosseo', 'it'],
      ['ATAC, réseau du métro', undefined],
    ]);
    expect(JSON.stringify(guideOf('rome', 'it').sources)).not.toContain('nameLanguage');
  });

  it.each(CITIES.map(({ slug }) => slug))(
    'has a badge, eight other cities and sources for %s',
    (slug) => {
      const guide = guideOf(slug, 'it');
      expect(guide.direct).not.toBe('');
      expect(new Set(guide.others.map(({ address }) => address)).size).toBe(8);
      expect(guide.others.map(({ name }) => name)).not.toContain(findCity(slug)?.name.it);
      expect(guide.sources.length).toBeGreaterThan(1);
    },
  );
});
