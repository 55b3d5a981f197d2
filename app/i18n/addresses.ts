import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Translated } from '#app/domain/language.ts';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';

/** Query fields of an address, in the order in which they are written. */
export type QueryFields = Readonly<Record<string, string | undefined>>;

/**
 * Writes the address of a page in a language: the plain path is the English one, `?lng=` names the others.
 *
 * @param path an absolute path without query or fragment; characters outside the URL syntax are already encoded
 * @param query further fields; undefined ones are left out
 * @param fragment a section of the page, without `#`
 * @example localAddress('/cities/rome', 'it') // '/cities/rome?lng=it'
 */
export function localAddress(
  path: string,
  language: Language,
  query: QueryFields = {},
  fragment = '',
): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) fields.set(name, value);
  if (language !== DEFAULT_LANGUAGE) fields.set(LANGUAGE_QUERY, language);
  const text = fields.toString();
  return `${path}${text ? `?${text}` : ''}${fragment ? `#${fragment}` : ''}`;
}

/** The same path's address in every language, for pages whose path does not depend on the language. */
export function everyLanguage(path: string): Translated {
  return {
    en: localAddress(path, 'en'),
    it: localAddress(path, 'it'),
    fr: localAddress(path, 'fr'),
  };
}

/**
 * Writes the address by which a visitor chooses a language: it always names the language, so that it wins over a
 * choice that the browser keeps.
 *
 * @param address a local address, with or without query and fragment
 */
export function choiceAddress(address: string, language: Language): string {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set(LANGUAGE_QUERY, language);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The paths of the pages that have one address whatever is on them. */
export const PATHS = {
  home: '/',
  search: '/search',
  notFound: '/404',
  credits: '/data-and-credits',
  privacy: '/privacy',
  newsletter: '/newsletter',
  newsletterSent: '/newsletter/check-inbox',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
} as const;

/** The sections of the home page that the navigation leads to (specification section 2). */
export const SECTIONS = { booking: 'booking', map: 'map', hotels: 'hotels', contact: 'contact' } as const;

/** Checks that a text is the code of an interface language. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}
