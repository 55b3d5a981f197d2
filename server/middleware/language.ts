import type { MiddlewareHandler } from 'hono';
import { languageDetector } from 'hono/language';
import { serialize } from 'hono/utils/cookie';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/domain/language.ts';
import { LANGUAGE_COOKIE, LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** What the language middleware leaves for those behind it. */
export interface LanguageVariables {
  language: Language;
  /** The cookie that keeps a chosen language, to be sent with the answer. */
  languageCookie?: string;
}

/**
 * Decides the language of the answer: query, cookie, the browser's languages, the language of the path itself, English.
 * A language chosen by the query is kept in a cookie, the only one of the site; one that was merely found is not.
 *
 * @param languageOfPath the language that a path is written in, for those that have one
 */
export function language(
  languageOfPath: (path: string) => Language | undefined,
): MiddlewareHandler<{ Variables: LanguageVariables }> {
  const detectors = Object.fromEntries(
    LANGUAGES.map((fallback) => [
      fallback,
      languageDetector({
        order: ['querystring', 'cookie', 'header'],
        lookupQueryString: LANGUAGE_QUERY,
        lookupCookie: LANGUAGE_COOKIE,
        supportedLanguages: [...LANGUAGES],
        fallbackLanguage: fallback,
        convertDetectedLanguage: (tag) => parseLanguage(tag) ?? '',
        caches: false,
      }),
    ]),
  );
  return async (c, next) => {
    const chosen = parseLanguage(c.req.query(LANGUAGE_QUERY));
    if (chosen) {
      const cookie = serialize(LANGUAGE_COOKIE, chosen, {
        path: '/',
        sameSite: 'Lax',
        maxAge: COOKIE_SECONDS,
        secure: c.req.url.startsWith('https:'),
      });
      c.set('languageCookie', cookie);
    }
    const detect = detectors[languageOfPath(c.req.path) ?? DEFAULT_LANGUAGE] as MiddlewareHandler;
    await detect(c, next);
  };
}
