import { describe, expect, it } from 'vitest';
import { CITIES, findCity } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { cityGuide } from './city-guide.server.ts';

const TODAY = '2026-11-25';

function guideOf(slug: string, language: 'en' | 'it' | 'fr') {
  return cityGuide(findCity(slug) as City, { planner: INCLUDED_PLANNER, today: TODAY, language });
}

describe('cityGuide', () => {
  it('links to the booking form with the station as destination', () => {
    expect(guideOf('rome', 'it').bookAddress).toBe('/?destination=83084095&lng=it');
    expect(guideOf('rome', 'en').hotelsAddress).toBe('/hotels/rome');
  });

  it('names the cities with direct trains, or leads to all of them on the map', () => {
    const rome = guideOf('rome', 'it');
    expect(rome.direct).toBe('Napoli, Salerno, Firenze, Bologna, Pisa, Milano');
    expect(rome.allDirect).toBe('/map?station=rome&lng=it');
    const siena = guideOf('siena', 'en');
    expect(siena.direct).toMatch(/ and Florence$/);
    expect(siena.allDirect).toBeUndefined();
  });

  it('names other companies’ direct trains, of which its counts have none', () => {
    const ravenna = guideOf('ravenna', 'en');
    expect(ravenna.direct).toMatch(/Bologna/);
    expect(ravenna.note).toMatch(
      / Trenitalia Tper also runs direct trains from Bologna and Rimini/,
    );
    const [inItalian, inFrench] = [guideOf('venice', 'it').note, guideOf('venice', 'fr').note];
    expect(inItalian).toMatch(/ treni diretti delle\sÖBB da Verona, da Padova e da Bolzano:/);
    expect(inFrench).toMatch(/ des\sÖBB viennent aussi de Vérone, de Padoue et de Bolzano\s;/);
    const como = guideOf('como', 'it');
    const fromMilan = como.connections.find(({ name }) => name === 'Milano');
    expect(fromMilan).toMatchObject({ trains: '12', others: ['Trenord'] });
    expect(como.connectionsNote).toBe('Senza contare Trenord e TILO.');
    expect(guideOf('lecce', 'en').connectionsNote).toBeUndefined();
    expect([como.namesOthers, guideOf('lecce', 'en').namesOthers]).toEqual([true, false]);
    expect(guideOf('lecce', 'en').note).not.toContain('counted here');
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
    'has direct trains, eight other cities and sources for %s',
    (slug) => {
      const guide = guideOf(slug, 'it');
      expect(guide.direct).not.toBe('');
      expect(new Set(guide.others.map(({ address }) => address)).size).toBe(8);
      expect(guide.others.map(({ name }) => name)).not.toContain(findCity(slug)?.name.it);
      expect(guide.sources.length).toBeGreaterThan(1);
    },
  );
});
