import type { IncomingHttpHeaders } from 'node:http';
import { decoded } from '#app/domain/decoded.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { LANGUAGE_COOKIE, LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { romeDate } from '#app/domain/search/iso-date.ts';
import { languageOfPath } from '#app/domain/trips/parse-trip-path.ts';
import { accepted } from './accepted.ts';
import type { ServerEntry } from './load-build.ts';

/** What a request asks for, as far as the answer depends on it. */
export type AskedPage = ReturnType<ReturnType<typeof askReader>>;

/** The headers that an answer depends on. */
type AskingHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>;

/** Files speak the language that their address names, so that anybody on the way may keep them. */
const FILE = /\.(?:json|png|svg|xml|txt|webmanifest)$/;

/**
 * Makes the reader of what requests ask for. A page may show today's date, so the day is part of
 * its key.
 */
export function askReader(
  entry: Pick<ServerEntry, 'notFoundPath' | 'pageFields'>,
  now: () => Date,
) {
  let day = { minute: Number.NaN, today: romeDate(now()) };
  return (method: string | undefined, address: string, headers: AskingHeaders) => {
    const { pathname, searchParams } = new URL(address);
    // The router would write a path that cannot be read into the log as it came, and give the data
    // of a page, for its code in browsers, which is not used here, at its path with `.data`.
    const isPath = decoded(pathname) !== undefined && !pathname.endsWith('.data');
    const path = isPath ? pathname : entry.notFoundPath;
    const language: Language =
      parseLanguage(searchParams.get(LANGUAGE_QUERY)) ??
      (FILE.test(path) ? undefined : visitorsLanguage(headers)) ??
      languageOfPath(path) ??
      DEFAULT_LANGUAGE;
    const fields = new URLSearchParams(
      [...searchParams].filter(([name]) => entry.pageFields.includes(name)),
    );
    const moment = now();
    const minute = Math.floor(moment.getTime() / 60_000);
    // Looked up once a minute: it takes a fifth of the time of a finished page.
    if (minute !== day.minute) day = { minute, today: romeDate(moment) };
    const isForm = method !== 'GET' && method !== 'HEAD';
    return {
      path,
      language,
      moment,
      /** The day in Rome. */
      today: day.today,
      /** Whether something is sent, rather than read. */
      isForm,
      /** Pictures are drawn, which takes a second processor for a while. */
      kind: /^\/(?:social|posters)\//.test(path) ? ('pictures' as const) : ('pages' as const),
      /** The query fields that shape the page, as they came; the server takes all others away. */
      fields,
      /**
       * What a finished answer is kept under; none where a form or the visitor's own query shapes
       * it.
       */
      key: isForm || fields.size > 0 ? undefined : `${day.today} ${language} ${path}`,
    };
  };
}

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`);

/**
 * The language of the cookie, which is written in the browser when the visitor chooses, else the
 * browser's first.
 */
function visitorsLanguage(headers: AskingHeaders): Language | undefined {
  const chosen = parseLanguage(headers.cookie && COOKIE.exec(headers.cookie)?.[1]);
  return chosen ?? accepted(headers['accept-language']).map(parseLanguage).find(Boolean);
}
