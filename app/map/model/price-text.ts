import type { Texts } from '#app/i18n/resources/resources.server.ts';
import type { Translator } from '#app/i18n/translator.ts';

const CENTS = 100;

/**
 * Writes euro cents as `formatPrice` does, below 1,000 euros, from the texts of the map. The first
 * number that a browser's `Intl` writes takes a phone tens of milliseconds, while the map hydrates.
 */
export function priceText(cents: number, t: Translator<Texts['map']>): string {
  const euros = String(Math.floor(cents / CENTS));
  const rest = cents % CENTS;
  if (rest === 0) return t('euros', { euros });
  return t('eurosAndCents', { euros, cents: String(rest).padStart(2, '0') });
}

/** Writes the lowest price in euro cents: «from €29.90». */
export function fromPrice(cents: number, t: Translator<Texts['map']>): string {
  return t('fromPrice', { price: priceText(cents, t) });
}
