import { describe, expect, it } from 'vitest';
import { readTrip } from '#app/data/stations/trip-paths.server.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { tripData } from './trip-data.server.ts';

const settings = {
  hotelSearchAddress: 'https://hotels.example/search',
  travelGuideAddress: 'https://guide.example/italy',
} as SiteSettings;

function dataOf(path: string, language: Language) {
  const trip = readTrip(path, language);
  if (!trip) throw new Error(`no trip ${path}`);
  return tripData(trip, settings, language);
}

describe('tripData', () => {
  it.each(LANGUAGES)('shows the figures of a popular route and the way to its page in %s', (language) => {
    const { journey } = dataOf('/rome-to-milan', language);
    expect(journey).toMatchObject({
      kind: 'popular',
      address: language === 'en' ? '/routes/rome/milan' : `/routes/rome/milan?lng=${language}`,
    });
  });

  it('shows the time and the change of a journey that is recorded without a page of its own', () => {
    expect(dataOf('/siena-to-rome', 'it').journey).toMatchObject({
      kind: 'known',
      duration: '3\u00a0h\u00a018\u00a0min',
      changes: 1,
      changeIn: 'Firenze',
    });
  });

  it.each([
    ['/rome-to-milan', /13\u00a0June\u00a02026.*estimates.*ticket shop/],
    ['/siena-to-rome', /adds up two trains.*ticket shop/],
    ['/ancona-to-roma-tiburtina', /invent none.*ticket shop/],
  ])('says what the figures of %s are worth', (path, note) => {
    expect(dataOf(path, 'en').facts.note).toMatch(note);
  });

  it('elides the French title and way back', () => {
    const { title, back } = dataOf('/ancona-to-milan', 'fr');
    expect(title).toBe('Train d’Ancône à\u00a0Milan');
    expect(back.name).toContain('de Milan à Ancône');
    expect(dataOf('/milan-to-ancona', 'fr').back.name).toContain('d’Ancône à Milan');
  });

  it('invents no time for any other trip, and gives the straight line', () => {
    const { journey } = dataOf('/ancona-to-roma-tiburtina', 'en');
    expect(Object.keys(journey).sort()).toEqual(['distance', 'kind']);
    expect(journey).toMatchObject({ kind: 'unknown', distance: expect.stringMatching(/^20\d km$/) });
  });

  it('gives a guide city its first three attractions, and also a smaller station inside it', () => {
    const { departure, arrival } = dataOf('/roma-tiburtina-to-milan', 'fr');
    for (const place of [departure, arrival]) {
      expect(place.isInside).toBe(true);
      expect(place.city?.attractions).toHaveLength(3);
    }
    expect(departure.city?.guide).toBe('/cities/rome?lng=fr');
  });

  it('joins the posters of both cities, and puts the panorama where there is none', () => {
    const files = (path: string) => {
      const { picture } = dataOf(path, 'en');
      return (picture.posters ?? [picture.country]).map((file) => /(\w+)[^/]*\.svg$/.exec(file ?? '')?.[1]);
    };
    expect(files('/rome-to-milan')).toEqual(['rome', 'milan']);
    expect(files('/cecina-to-milan')).toEqual(['hero', 'milan']);
    expect(files('/roma-tiburtina-to-rome')).toEqual(['rome', 'hero']);
    expect(files('/cecina-to-vernazza')).toEqual(['hero']);
  });

  it('says of a place without a guide where it is, and which guide and city station are nearest', () => {
    const { arrival, departure } = dataOf('/cecina-to-vernazza', 'en');
    expect(departure).toMatchObject({
      isInside: false,
      country: 'Italy',
      city: { name: 'Pisa' },
      hub: { station: 'Livorno Centrale' },
    });
    expect(arrival).toMatchObject({ isInside: false, city: { name: 'La Spezia' }, hub: undefined });
  });

  it.each([
    ['/rome-to-milan', 'Milan Italy'],
    ['/rome-to-milano-porta-garibaldi', 'Milan Italy'],
    ['/rome-to-reggio-di-calabria', 'Reggio Calabria Italy'],
    ['/milan-to-paris', 'Paris France'],
  ])('searches hotels for the arrival of %s by its English name: %s', (path, search) => {
    for (const language of LANGUAGES) {
      expect(new URL(dataOf(path, language).hotels).searchParams.get('ss')).toBe(search);
    }
  });
});
