import { describe, expect, it } from 'vitest';
import { formatCo2, formatDuration, formatList, formatPrice } from './format.ts';
import { formatFrequency } from './format-frequency.server.ts';

/** Spaces that do not break, narrow or not, as plain ones: where they are is tested once. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatDuration', () => {
  it.each([
    [179, '2 h 59 min', '2 h 59 min', '2 h 59'],
    [38, '38 min', '38 min', '38 min'],
    [180, '3 h', '3 h', '3 h'],
    [62, '1 h 2 min', '1 h 2 min', '1 h 02'],
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

describe('formatPrice', () => {
  it('writes euros the way of each language', () => {
    expect(formatPrice(2990, 'en')).toBe('€29.90');
    expect(plain(formatPrice(2990, 'it'))).toBe('29,90 €');
    expect(plain(formatPrice(2990, 'fr'))).toBe('29,90 €');
  });

  it('writes whole amounts without decimals, and other currencies by their sign', () => {
    expect(formatPrice(18000, 'en')).toBe('€180');
    expect(formatPrice(1250, 'en', 'GBP')).toBe('£12.50');
    expect(formatPrice(1250, 'en', 'USD')).toBe('$12.50');
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
    expect(plain(formatCo2(grams, 'en')).replace(/(\d)(k?g)/, '$1 $2')).toBe(en);
    expect(plain(formatCo2(grams, 'fr'))).toBe(fr);
  });
});

describe('formatFrequency', () => {
  it.each([
    [{ everyMinutes: 30 }, 'every 30 min', 'ogni 30 min', 'toutes les 30 min'],
    [{ everyMinutes: 60 }, 'every hour', 'ogni ora', 'toutes les heures'],
    [{ everyMinutes: 120 }, 'every 2 hours', 'ogni 2 ore', 'toutes les 2 heures'],
    [{ trainsPerDay: 1 }, '1 train a day', '1 treno al giorno', '1 train par jour'],
    [{ trainsPerDay: 8 }, '8 trains a day', '8 treni al giorno', '8 trains par jour'],
  ])('writes %j', (frequency, en, it, fr) => {
    expect(plain(formatFrequency(frequency, 'en'))).toBe(en);
    expect(plain(formatFrequency(frequency, 'it'))).toBe(it);
    expect(plain(formatFrequency(frequency, 'fr'))).toBe(fr);
  });
});

describe('formatList', () => {
  it('joins names with the word of the language', () => {
    expect(formatList(['Trenitalia', 'Italo'], 'en')).toBe('Trenitalia and Italo');
    expect(formatList(['Trenitalia', 'Italo'], 'fr')).toBe('Trenitalia et Italo');
    expect(formatList(['Trenitalia'], 'it')).toBe('Trenitalia');
  });
});
