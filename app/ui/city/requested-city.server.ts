import { redirect } from 'react-router';
import { findCity } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import type { Language } from '#app/domain/language.ts';
import { missingAddress } from '#app/i18n/addresses.ts';

/**
 * The guide city that an address names.
 *
 * @param pathOf the page's path for a slug
 * @throws a redirect to the not-found page for an unknown slug
 */
export function requestedCity(
  slug: string,
  language: Language,
  pathOf: (slug: string) => string,
): City {
  const city = findCity(slug);
  if (!city) throw redirect(missingAddress('notFound', pathOf(slug), language));
  return city;
}
