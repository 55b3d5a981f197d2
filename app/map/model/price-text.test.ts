import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { priceText } from './price-text.ts';

it.each(LANGUAGES)('the map writes prices in %s as all other pages do', (language) => {
  const t = textsFor(language, 'map');
  for (const cents of [0, 5, 90, 100, 1490, 2990, 3905, 18_000, 99_999])
    expect(priceText(cents, t)).toBe(formatPrice(cents, language));
});
