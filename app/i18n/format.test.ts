import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import {
  formatCo2,
  formatDistance,
  formatDuration,
  formatList,
  formatNumber,
  formatPrice,
  formatTimeOfDay,
} from './format.ts';

/** Spaces that do not break, narrow or not, as plain ones: where they are is tested once. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatDuration', () => {
  it.each([
    [179, '2 h 59 min', '2 h 59 min', '2 h 59'],
    [38, '38 min', '38 min', '38 min'],
    [180, '3 h', '3 h', '3 h'],
    [62, '1 h 02 min', '1 h 02 min', '1 h 02'],
    [89.6, '1 h 30 min', '1 h 30 min', '1 h 30'],
  ])('writes %d minutes', (minutes, en, it, fr) => {
    expect(plain(formatDuration(minutes, 'en'))).toBe(en);
    expect(plain(formatDuration(minutes, 'it'))).toBe(it);
    expect(plain(formatDuration(minutes, 'fr'))).toBe(fr);
  });

  it('keeps a number and its unit on one line', () => {
    expect(formatDuration(179, 'en')).toBe('2\u00a0h\u00a059\u00a0min');
    expect(formatDuration(179, 'fr')).toBe('2\u00a0h\u00a059');
  });
});

describe('formatTimeOfDay', () => {
  it.each([
    [310, '05:10', '5:10', '5 h 10'],
    [1205, '20:05', '20:05', '20 h 05'],
    [720, '12:00', '12:00', '12 h'],
    [0, '00:00', '0:00', '0 h'],
    [-20, '23:40', '23:40', '23 h 40'],
    [1450, '00:10', '0:10', '0 h 10'],
  ])('writes %d minutes after midnight for a sentence', (minutes, en, it, fr) => {
    expect(formatTimeOfDay(minutes, 'en')).toBe(en);
    expect(formatTimeOfDay(minutes, 'it')).toBe(it);
    expect(plain(formatTimeOfDay(minutes, 'fr'))).toBe(fr);
  });

  it('breaks no time over two lines', () => {
    expect(formatTimeOfDay(310, 'fr')).toBe('5\u00a0h\u00a010');
  });
});

describe('formatPrice', () => {
  it('writes euros as each language does', () => {
    expect(formatPrice(2990, 'en')).toBe('€29.90');
    expect(plain(formatPrice(2990, 'it'))).toBe('29,90 €');
    expect(plain(formatPrice(2990, 'fr'))).toBe('29,90 €');
  });

  it('writes whole amounts without decimals', () => {
    expect(formatPrice(18000, 'en')).toBe('€180');
  });
});

describe('formatCo2', () => {
  it.each([
    [18744, '19 kg', '19 kg'],
    [3036, '3 kg', '3 kg'],
    [3400, '3.4 kg', '3,4 kg'],
    [9960, '10 kg', '10 kg'],
    [940, '940 g', '940 g'],
  ])('writes %d grams', (grams, en, fr) => {
    expect(plain(formatCo2(grams, 'en'))).toBe(en);
    expect(plain(formatCo2(grams, 'fr'))).toBe(fr);
  });

  it.each(LANGUAGES)('keeps an amount, like a distance, on one line in %s', (language) => {
    expect(formatCo2(18744, language)).toBe('19\u00a0kg');
    expect(formatDistance(568, language)).toBe('568\u00a0km');
  });
});

describe('formatList', () => {
  it('joins names with the word of the language', () => {
    expect(formatList(['Trenitalia', 'Italo'], 'en')).toBe('Trenitalia and Italo');
    expect(formatList(['Trenitalia', 'Italo'], 'fr')).toBe('Trenitalia et Italo');
    expect(formatList(['Trenitalia'], 'it')).toBe('Trenitalia');
  });
});

it.each([
  ['en', '3,414'],
  ['it', '3.414'],
  ['fr', '3\u202f414'],
] as const)('groups the digits of every number above 999 in %s', (language, text) => {
  expect(formatNumber(3414, language)).toBe(text);
  expect(formatNumber(999, language)).toBe('999');
});
