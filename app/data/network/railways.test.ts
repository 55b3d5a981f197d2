import { describe, expect, it } from 'vitest';
import { STATION_BY_KEY, signLanguageOf } from './railways.ts';

describe('signLanguageOf', () => {
  it.each([
    ['venice', 'it'],
    ['bolzano', 'it'],
    ['lugano', 'it'],
    ['geneva', 'fr'],
    ['paris', 'fr'],
    ['basel', 'de'],
    ['munich', 'de'],
    ['vienna', 'de'],
  ])('knows the language of the signs in %s', (key, language) => {
    const station = STATION_BY_KEY.get(key);
    expect(station && signLanguageOf(station)).toBe(language);
  });
});
