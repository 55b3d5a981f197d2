import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import type { City } from '#app/data/cities/schema.ts';
import type { Language } from '#app/domain/language.ts';
import { localAddress } from '#app/i18n/addresses.ts';

/** The data of a city's card. */
export interface CityCard {
  readonly address: string;
  readonly name: string;
  readonly poster: string | undefined;
  readonly text?: string;
}

/**
 * The card of a city in a language, with its poster.
 *
 * @param pathOf the page that it leads to, by the city's slug
 */
export function cityCard(
  { slug, name }: City,
  pathOf: (slug: string) => string,
  language: Language,
): CityCard {
  const address = localAddress(pathOf(slug), language);
  return { address, name: name[language], poster: drawingAddress(slug) };
}
