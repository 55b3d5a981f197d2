import { parseAccept } from 'hono/utils/accept';
import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { LANGUAGE_COOKIE, parseLanguage } from '#app/domain/language-tag.ts';

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`);
/** More than any browser sends, in characters; what a longer header says behind it is not read. */
const LONGEST_HEADER = 500;

/** Where a request may say its language, each as it came. */
export interface LanguageHints {
  readonly query: string | null;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** The language that the path is written in, for those that are. */
  readonly path: () => Language | undefined;
}

/**
 * Finds the language of an answer: query, cookie, the browser's languages, the language of the path itself, English.
 * Nothing is stored here: the cookie is written in the browser, when the visitor chooses.
 */
export function findLanguage({ query, cookie, acceptLanguage, path }: LanguageHints): Language {
  return (
    parseLanguage(query) ??
    parseLanguage(cookie && COOKIE.exec(cookie)?.[1]) ??
    (acceptLanguage === undefined ? undefined : firstLanguage(acceptLanguage)) ??
    path() ??
    DEFAULT_LANGUAGE
  );
}

function firstLanguage(header: string): Language | undefined {
  for (const { type, q } of parseAccept(header.slice(0, LONGEST_HEADER))) {
    const language = q > 0 ? parseLanguage(type) : undefined;
    if (language) return language;
  }
  return undefined;
}
