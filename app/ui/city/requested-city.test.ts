import { describe, expect, it } from 'vitest';
import { cityPath } from '#app/i18n/addresses.ts';
import { requestedCity } from './requested-city.server.ts';

function redirectOf(slug: string, language: 'en' | 'it' = 'en') {
  try {
    requestedCity(slug, language, cityPath);
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('Location')];
    throw thrown;
  }
  return undefined;
}

describe('requestedCity', () => {
  it('finds a city by its slug', () => {
    expect(requestedCity('la-spezia', 'en', cityPath).stationName).toBe('La Spezia Centrale');
  });

  it.each(['atlantis', '', 'constructor', 'rome ', '../rome', 'İstanbul'])(
    'redirects the unknown slug «%s» to the not-found page',
    (slug) => {
      expect(redirectOf(slug)).toEqual([
        302,
        `/404?${new URLSearchParams({ missing: `/cities/${slug}` })}`,
      ]);
    },
  );

  it('keeps the language when it redirects to the not-found page', () => {
    expect(redirectOf('atlantis', 'it')).toEqual([302, '/404?missing=%2Fcities%2Fatlantis&lng=it']);
  });
});
