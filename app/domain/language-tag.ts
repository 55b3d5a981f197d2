import { LANGUAGES, type Language } from './language.ts';

/** The query parameter that names a language. */
export const LANGUAGE_QUERY = 'lng';

/** The cookie that keeps a chosen language. Its name stays, since browsers have it stored. */
export const LANGUAGE_COOKIE = 'i18next';

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i;

/**
 * Reads a language tag that is not trusted (`it`, `it-CH`, `FR`).
 *
 * @returns the interface language of the tag's first part; undefined for other languages, and for
 * texts that are not a well-formed tag of at most 35 characters (RFC 5646, section 4.4.1)
 */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  if (!tag || tag.length > 35 || !LANGUAGE_TAG.test(tag)) return undefined;
  const primary = tag.slice(0, 3).split('-', 1)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === primary);
}
