import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { LANGUAGE_COOKIE, LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { type IsoDate, romeDate, romeMinutes } from '#app/domain/search/iso-date.ts';
import { accepted } from './accepted.ts';
import type { ServerEntry } from './load-build.ts';

/** What a request asks for, as far as the answer depends on it. */
export interface AskedPage {
  readonly path: string;
  /** Whether it is a drawn picture, which takes a second processor for a while. */
  readonly isPicture: boolean;
  readonly language: Language;
  readonly today: IsoDate;
  /** Minutes after midnight in Rome. */
  readonly minuteOfDay: number;
  /** The query fields that shape the page, as they came; the server takes all others away. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** What a finished answer is kept under; none where the visitor's own query shapes it. */
  readonly key: string | undefined;
}

/** The headers that an answer depends on. */
type AskingHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>;

/** Reads a request's target, its path and query. */
export type AskReader = (target: string, headers: AskingHeaders) => AskedPage;

/** Files speak the language that their address names, so that anybody on the way may keep them. */
const FILE = /\.(?:json|png|xml|txt|webmanifest)$/;

/** Makes the reader of what requests ask for. A page may show today's date, so the day is part of its key. */
export function askReader(
  { languageOfPath, pageFields }: Pick<ServerEntry, 'languageOfPath' | 'pageFields'>,
  now: () => Date,
): AskReader {
  const clock = minuteKeeper(now);
  return (target, headers) => {
    const end = target.indexOf('?');
    const path = end < 0 ? target : target.slice(0, end);
    const query = end < 0 ? undefined : new URLSearchParams(target.slice(end));
    const language =
      parseLanguage(query?.get(LANGUAGE_QUERY)) ??
      (FILE.test(path) ? undefined : visitorsLanguage(headers)) ??
      languageOfPath(path) ??
      DEFAULT_LANGUAGE;
    const fields = query ? [...query].filter(([name]) => pageFields.includes(name)) : [];
    const moment = clock();
    return {
      path,
      isPicture: path.startsWith('/social/') || path.startsWith('/posters/'),
      language,
      ...moment,
      fields,
      key: fields.length === 0 ? `${moment.today} ${language} ${path}` : undefined,
    };
  };
}

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`);

/** The language of the cookie, which is written in the browser when the visitor chooses, else the browser's first. */
function visitorsLanguage(headers: AskingHeaders): Language | undefined {
  const chosen = parseLanguage(headers.cookie && COOKIE.exec(headers.cookie)?.[1]);
  return chosen ?? accepted(headers['accept-language']).map(parseLanguage).find(Boolean);
}

/** The day and the time in Rome, looked up once a minute. */
function minuteKeeper(now: () => Date): () => Pick<AskedPage, 'today' | 'minuteOfDay'> {
  let minute = Number.NaN;
  let moment: Pick<AskedPage, 'today' | 'minuteOfDay'>;
  return () => {
    const instant = now();
    const current = Math.floor(instant.getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      moment = { today: romeDate(instant), minuteOfDay: romeMinutes(instant) };
    }
    return moment;
  };
}
