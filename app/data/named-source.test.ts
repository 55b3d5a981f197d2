import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { COMPARISON_SOURCES } from './comparison/sources.ts';
import { SOURCES } from './journeys/sources.ts';
import { namedSource } from './named-source.ts';

describe('namedSource', () => {
  it.each(LANGUAGES)('has a name, an address and a year for every source in %s', (language) => {
    for (const [id, source] of Object.entries({ ...SOURCES, ...COMPARISON_SOURCES })) {
      const named = namedSource(id, language);
      expect(named, id).toMatchObject({ url: source.url, year: source.year });
      expect(named?.name.length, id).toBeGreaterThan(5);
    }
  });

  it('names no source twice alike in one language', () => {
    for (const language of LANGUAGES) {
      const names = Object.keys({ ...SOURCES, ...COMPARISON_SOURCES }).map(
        (id) => namedSource(id, language)?.name,
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });

  const years = (text: string | undefined) => text?.match(/\b20\d\d\b/g) ?? [];

  it('keeps in Italian the year that a name mentions', () => {
    for (const id of Object.keys(SOURCES)) {
      const english = years(namedSource(id, 'en')?.name);
      expect(years(namedSource(id, 'it')?.name), id).toEqual(english);
    }
  });

  it('leaves the year out of the French names, because pages put it after them', () => {
    for (const id of Object.keys({ ...SOURCES, ...COMPARISON_SOURCES })) {
      // A newspaper, not a date.
      const name = namedSource(id, 'fr')?.name.replace('Carpi 2000', '');
      expect(years(name), id).toEqual([]);
    }
  });

  it('knows no source of another id', () => {
    expect(namedSource('toString', 'en')).toBeUndefined();
  });
});
