import type { Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';
import { type IsoDate, romeDate, romeMinutes } from '#app/domain/search/iso-date.ts';
import { findLanguage } from './find-language.ts';
import type { ServerEntry } from './server-entry.ts';

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
export interface AskingHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** Reads a request's target, its path and query. */
export type AskReader = (target: string, headers: AskingHeaders) => AskedPage;

/** Files speak the language that their address names, so that anybody on the way may keep them. */
const FILE = /\.(?:png|xml|txt|webmanifest)$/;

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
    const isFile = FILE.test(path);
    const language = findLanguage({
      query: query?.get(LANGUAGE_QUERY) ?? null,
      cookie: isFile ? undefined : headers.cookie,
      acceptLanguage: isFile ? undefined : headers['accept-language'],
      path: () => languageOfPath(path),
    });
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
