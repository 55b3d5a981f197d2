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

  it('leaves the year to the one that pages write after an English name', () => {
    for (const [id, { name, year }] of Object.entries({ ...SOURCES, ...COMPARISON_SOURCES })) {
      expect(name, id).not.toContain(String(year));
    }
  });

  it('knows no source of another id', () => {
    expect(namedSource('toString', 'en')).toBeUndefined();
  });
});
