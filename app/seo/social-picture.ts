import type { Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';

/** The kinds of page that have a social picture. */
export const SOCIAL_KINDS = ['page', 'city', 'hotels', 'route', 'trip', 'now'] as const;

/** Which social picture is meant. */
export interface SocialPictureName {
  readonly kind: (typeof SOCIAL_KINDS)[number];
  /**
   * A page's path without its slash (`home` for the home page), a city's slug, a route's two as
   * `pairName` joins them, the ids of a trip's two stations, joined likewise, or a quarter of an
   * hour of a weekday as `nowPicture` writes it.
   */
  readonly name: string;
}

const FILE = /^([a-z0-9]+(?:-{1,2}[a-z0-9]+)*)\.png$/;

/** Joins the two cities of a route to one name: `rome--la-spezia`. */
export function pairName(departure: string, arrival: string): string {
  return `${departure}--${arrival}`;
}

/**
 * Writes the address of a social picture from the root of the site. It contains the language even
 * if that is the default one, since crawlers send no cookie and often another language's header.
 *
 * @example socialPictureAddress({ kind: 'city', name: 'rome' }, 'it')
 * // '/social/city/rome.png?lng=it'
 */
export function socialPictureAddress(
  { kind, name }: SocialPictureName,
  language: Language,
): string {
  return `/social/${kind}/${name}.png?${LANGUAGE_QUERY}=${language}`;
}

/**
 * Reads the two last parts of such an address, both untrusted; undefined for an invalid one.
 */
export function parseSocialPicture(kind: string, file: string): SocialPictureName | undefined {
  const known = SOCIAL_KINDS.find((entry) => entry === kind);
  const name = FILE.exec(file)?.[1];
  return known && name !== undefined && name.length <= 100 ? { kind: known, name } : undefined;
}
