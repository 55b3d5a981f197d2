import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { COMPARISON_SOURCES } from './comparison/sources.ts';
import { SOURCES } from './journeys/sources.ts';
import { namedSource } from './named-source.ts';

describe('namedSource', () => {
  it.each(LANGUAGES)(
    'has a name, a year and its address, if any, for every source in %s',
    (language) => {
      for (const [id, source] of Object.entries({ ...SOURCES, ...COMPARISON_SOURCES })) {
        const named = namedSource(id, language);
        expect(named, id).toMatchObject({ ...source, name: expect.any(String) });
        expect(named?.name.length, id).toBeGreaterThan(5);
      }
    },
  );

  it('names no source twice alike in one language', () => {
    for (const language of LANGUAGES) {
      const names = Object.keys({ ...SOURCES, ...COMPARISON_SOURCES }).map(
        (id) => namedSource(id, language)?.name,
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('gives the same years in every language, in the name or in the year after it', () => {
    const years = (id: string, language: Language) => {
      const named = namedSource(id, language);
      return new Set([...(named?.name.match(/\b20\d\d\b/g) ?? []), String(named?.year)]);
    };
    for (const id of Object.keys(SOURCES)) {
      for (const language of LANGUAGES) expect(years(id, language), id).toEqual(years(id, 'en'));
    }
  });

  it('has a date’s year beside its day and month, and not after the name', () => {
    const months = LANGUAGES.flatMap((language) =>
      Array.from({ length: 12 }, (_, month) =>
        new Date(Date.UTC(2026, month)).toLocaleString(language, {
          month: 'long',
          timeZone: 'UTC',
        }),
      ),
    );
    const dateWithoutYear = new RegExp(String.raw`(?:${months.join('|')})(?!\p{L}|\s\d{4})`, 'u');
    for (const id of Object.keys({ ...SOURCES, ...COMPARISON_SOURCES })) {
      for (const language of LANGUAGES) {
        expect(namedSource(id, language)?.name, `${id} ${language}`).not.toMatch(dateWithoutYear);
      }
    }
  });

  it('knows no source of another id', () => {
    expect(namedSource('toString', 'en')).toBeUndefined();
  });
});
