import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, Handler } from 'hono';
import pLimit from 'p-limit';
import type { NewsletterService } from '#app/domain/newsletter.ts';
import { type IsoDate, romeDate } from '#app/domain/search/iso-date.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import type { LanguageVariables } from './middleware/language.ts';
import { FinishedPage, type PageCache } from './page-cache.ts';
import { chooseEncoding } from './page-encoding.ts';
import type { RenderPage, ServerEntry } from './server-entry.ts';

interface PagesOptions {
  readonly entry: ServerEntry;
  readonly render: RenderPage;
  readonly settings: SiteSettings;
  readonly newsletter: NewsletterService;
  /** The visitor's network address. */
  readonly networkOf: (c: Context) => string;
  readonly cache: PageCache;
  readonly now: () => Date;
}

/** What the page handler reads from and leaves for the middleware around it. */
export interface PageVariables extends LanguageVariables {
  isFinishedPage?: boolean;
}

/**
 * Pages rendered at the same time: one keeps the processor busy, a few fill its pauses, and each takes 1 to 2 MB until it is
 * sent. Without a bound, two thousand visitors who arrive together would need more memory than the server may have.
 */
const RENDERED_AT_ONCE = 4;
/** The same for requests that may wait for the database; they have a line of their own, not to hold back all others. */
const STORED_AT_ONCE = 16;

type PageContext = Context<{ Variables: PageVariables }>;

/**
 * Answers with a page: from the cache where it is finished already, else rendered, and kept unless the visitor's own
 * query shaped it. A page may show today's date, so the day is part of its key.
 */
export function pages({
  entry,
  render,
  settings,
  newsletter,
  networkOf,
  cache,
  now,
}: PagesOptions): Handler<{ Variables: PageVariables }> {
  const day = dayKeeper(now);
  const rendering = pLimit(RENDERED_AT_ONCE);
  const storing = pLimit(STORED_AT_ONCE);
  return async (c) => {
    const language = c.get('language');
    const today = day();
    const url = new URL(c.req.url);
    // The router would write such a path into the log as it came.
    if (!isDecodable(url.pathname)) url.pathname = entry.notFoundPath;
    const shaped = keepFields(url, entry.pageFields);
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const key = reads && !shaped ? `${today} ${language} ${url.pathname}` : undefined;
    const finished = () => (key === undefined ? undefined : cache.get(key));
    const known = finished();
    if (known) return answer(c, known);

    const make = async (): Promise<FinishedPage | Response> => {
      const request = new Request(url, {
        method: reads ? 'GET' : c.req.method,
        headers: c.req.raw.headers,
        ...(!reads && { body: c.req.raw.body, duplex: 'half' }),
      });
      const response = await render(
        request,
        entry.createLoadContext({ settings, language, today, newsletter, network: networkOf(c) }),
      );
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
      const cacheControl = response.headers.get('Cache-Control') ?? undefined;
      const page = new FinishedPage(response.status, await response.text(), language, cacheControl);
      if (key !== undefined && page.status < 500 && !cacheControl) cache.set(key, page);
      return page;
    };
    const inTurn = async () => {
      // Rendering never gives the event loop a turn by itself: without one between pages, answers are not sent, timers
      // do not fire, and what the router keeps for each page until a timer fires piles up.
      await nextTurn();
      // Another visitor may have asked for the same page meanwhile.
      return finished() ?? (await make());
    };
    // Letters' links and forms ask the database.
    const mayWait = !reads || url.searchParams.has('token');
    const made = await (mayWait ? storing : rendering)(inTurn);
    return made instanceof FinishedPage ? answer(c, made) : passOn(c, made);
  };
}

/** Today in Rome, looked up once a minute: every zone's midnight is the beginning of one. */
function dayKeeper(now: () => Date): () => IsoDate {
  let minute = Number.NaN;
  let day: IsoDate;
  return () => {
    const instant = now();
    const current = Math.floor(instant.getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      day = romeDate(instant);
    }
    return day;
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Takes away the query fields that no page reads; true when one is left. */
function keepFields(url: URL, fields: readonly string[]): boolean {
  let shaped = false;
  for (const name of new Set(url.searchParams.keys())) {
    if (fields.includes(name)) shaped = true;
    else url.searchParams.delete(name);
  }
  return shaped;
}

function answer(c: PageContext, page: FinishedPage): Response {
  c.set('isFinishedPage', true);
  const cookie = c.get('languageCookie');
  const withCookie = (headers: Readonly<Record<string, string>>) =>
    cookie ? { ...headers, 'Set-Cookie': cookie } : headers;
  if (page.status === 200 && c.req.header('If-None-Match') === page.etag) {
    return new Response(null, { status: 304, headers: withCookie(page.validators) });
  }
  const { bytes, headers } = page.encoded(chooseEncoding(c.req.header('Accept-Encoding')));
  const body = c.req.method === 'HEAD' ? null : bytes;
  return new Response(body, { status: page.status, headers: withCookie(headers) });
}

/**
 * Redirects, data for moves inside the site and files go out as they are. What says itself how long it may be kept also
 * says what it depends on.
 */
function passOn(c: PageContext, response: Response): Response {
  const cookie = c.get('languageCookie');
  if (cookie) response.headers.append('Set-Cookie', cookie);
  if (response.headers.has('Cache-Control')) return response;
  response.headers.set('Cache-Control', 'private, no-cache');
  response.headers.append('Vary', 'Accept-Language, Cookie');
  return response;
}
