import type { IncomingHttpHeaders } from 'node:http';
import { canonicalPath, isFilePath } from '#app/domain/canonical-path.ts';
import { decoded } from '#app/domain/decoded.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { LANGUAGE_COOKIE, LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { type IsoDate, romeDate } from '#app/domain/search/iso-date.ts';
import type { PageRequest } from '#app/domain/site.ts';
import { languageOfPath } from '#app/domain/trips/parse-trip-path.ts';
import { accepted } from './accepted.ts';
import type { ServerEntry } from './load-build.ts';

/** The headers that a page depends on. */
type LanguageHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>;

/**
 * Parses a request once, for the cache, the router and the page alike.
 *
 * @param target an absolute path with its query, as it was sent
 */
export type ParsePageRequest = (
  method: string | undefined,
  target: string,
  headers: LanguageHeaders,
) => PageRequest;

/**
 * Makes the parser of requests.
 *
 * @param now the clock
 */
export function createPageRequestParser(
  { notFoundPath, fieldsOf }: Pick<ServerEntry, 'notFoundPath' | 'fieldsOf'>,
  now: () => Date,
): ParsePageRequest {
  let cached = { minute: Number.NaN, today: romeDate(now()) };
  /** Cached for a minute: computing it would take a fifth of the time of a cached page. */
  function todayAt(moment: Date): IsoDate {
    const minute = Math.floor(moment.getTime() / 60_000);
    if (minute !== cached.minute) cached = { minute, today: romeDate(moment) };
    return cached.today;
  }

  return (method, target, headers) => {
    const url = new URL(`http://localhost${target}`);
    const readable = decodePath(url.pathname);
    const pathname = readable === undefined ? notFoundPath : url.pathname;
    const path = readable === undefined ? notFoundPath : canonicalPath(readable);
    const language: Language =
      parseLanguage(url.searchParams.get(LANGUAGE_QUERY)) ??
      // The language of a file is named in its address, so that any cache may keep it.
      (isFilePath(path) ? undefined : visitorsLanguage(headers)) ??
      languageOfPath(pathname) ??
      DEFAULT_LANGUAGE;
    const pageFields = fieldsOf(path);
    const moment = now();
    return {
      method: method === 'POST' || method === 'HEAD' ? method : 'GET',
      pathname,
      path,
      fields: new URLSearchParams(
        [...url.searchParams].filter(([name]) => pageFields.includes(name)),
      ),
      language,
      now: moment,
      today: todayAt(moment),
    };
  };
}

/**
 * Decodes a path except for its separators; undefined if it is no UTF-8. An encoded percent sign
 * stays encoded, since the router decodes each part of the path once more.
 */
function decodePath(pathname: string): string | undefined {
  if (decoded(pathname) === undefined) return undefined;
  return decodeURI(pathname.replaceAll('%25', '%2525'));
}

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`);

/**
 * The language of the cookie, which the browser writes when the visitor chooses one, or else the
 * browser's first language that the site speaks.
 */
function visitorsLanguage(headers: LanguageHeaders): Language | undefined {
  const chosen = parseLanguage(headers.cookie && COOKIE.exec(headers.cookie)?.[1]);
  return chosen ?? accepted(headers['accept-language']).map(parseLanguage).find(Boolean);
}
