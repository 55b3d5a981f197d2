import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { placeholders, TEXTS } from './texts.ts';

/** Plural forms differ between languages; what they must share is the key without the form. */
const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (language: (typeof LANGUAGES)[number]) =>
  [...new Set([...TEXTS[language].keys()].map(withoutForm))].sort();

describe('texts', () => {
  it('are the same keys in every language', () => {
    expect(keysOf('it')).toEqual(keysOf('en'));
    expect(keysOf('fr')).toEqual(keysOf('en'));
    expect(keysOf('en').length).toBeGreaterThan(50);
  });

  it.each(LANGUAGES)('are never empty or padded (%s)', (language) => {
    const wrong = [...TEXTS[language]].filter(([, text]) => text.trim() === '' || text !== text.trim());
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('have the same placeholders in %s as in English', (language) => {
    const wrong = [...TEXTS[language]].filter(([key, text]) => {
      const english = TEXTS.en.get(key);
      return english !== undefined && placeholders(text).join() !== placeholders(english).join();
    });
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('use typographic apostrophes and quotes (%s)', (language) => {
    expect([...TEXTS[language]].filter(([, text]) => /['"]|\.\.\./.test(text))).toEqual([]);
  });
});

describe('French texts', () => {
  const texts = [...TEXTS.fr];

  it('have a narrow no-break space before ; ! and ?', () => {
    expect(texts.filter(([, text]) => /(^|[^\u202f])[;!?]/u.test(text))).toEqual([]);
  });

  it('have a no-break space before a colon', () => {
    expect(texts.filter(([, text]) => /(^|[^\u00a0\d]):(?!\/\/)/u.test(text))).toEqual([]);
  });

  it('have no-break spaces inside quotation marks', () => {
    expect(texts.filter(([, text]) => /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u.test(text))).toEqual([]);
  });

  it('have a no-break space before a unit, a currency and a per cent sign', () => {
    expect(texts.filter(([, text]) => / (€|%|km\/h|km)(?![\p{L}])/u.test(text))).toEqual([]);
  });
});
