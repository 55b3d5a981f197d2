import type { Context, Handler } from 'hono';
import { romeDate } from '#app/domain/search/iso-date.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import type { LanguageVariables } from './middleware/language.ts';
import { chooseEncoding, type FinishedPage, finishPage, type PageCache, pageBytes } from './page-cache.ts';
import type { RenderPage, ServerEntry } from './server-entry.ts';

interface PagesOptions {
  readonly entry: ServerEntry;
  readonly render: RenderPage;
  readonly settings: SiteSettings;
  readonly cache: PageCache;
  readonly now: () => Date;
}

type PageContext = Context<{ Variables: LanguageVariables }>;

/**
 * Answers with a page: from the cache where it is finished already, else rendered, and kept unless the visitor's own
 * query shaped it. A page may show today's date, so the day is part of its key.
 */
export function pages({
  entry,
  render,
  settings,
  cache,
  now,
}: PagesOptions): Handler<{ Variables: LanguageVariables }> {
  return async (c) => {
    const language = c.get('language');
    const today = romeDate(now());
    const url = new URL(c.req.url);
    const shaped = keepFields(url, entry.pageFields);
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const key = reads && !shaped ? `${today} ${language} ${url.pathname}` : undefined;
    const known = key === undefined ? undefined : cache.get(key);
    if (known) return answer(c, known);

    const request = new Request(url, {
      method: reads ? 'GET' : c.req.method,
      headers: c.req.raw.headers,
      ...(!reads && { body: c.req.raw.body, duplex: 'half' }),
    });
    const response = await render(request, entry.createLoadContext({ settings, language, today }));
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return passOn(response);

    const page = finishPage(response.status, await response.text());
    if (key !== undefined && page.status < 500) cache.set(key, page);
    return answer(c, page);
  };
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
  c.header('Content-Security-Policy', page.policy);
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Content-Language', c.get('language'));
  // A browser may keep the page but asks before it shows it again: language and day may have changed.
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Accept-Encoding, Accept-Language, Cookie');
  c.header('ETag', page.etag);
  if (page.status === 200 && c.req.header('If-None-Match') === page.etag) return c.body(null, 304);
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  const bytes = pageBytes(page, encoding);
  c.header('Content-Length', String(bytes.length));
  const status = page.status as 200;
  return c.req.method === 'HEAD' ? c.body(null, status) : c.body(bytes as Uint8Array<ArrayBuffer>, status);
}

/**
 * Redirects, data for moves inside the site and files go out as they are. What says itself how long it may be kept also
 * says what it depends on.
 */
function passOn(response: Response): Response {
  if (response.headers.has('Cache-Control')) return response;
  response.headers.set('Cache-Control', 'private, no-cache');
  response.headers.append('Vary', 'Accept-Language, Cookie');
  return response;
}
