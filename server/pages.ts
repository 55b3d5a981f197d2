import { isIPv6, type Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Handler } from 'hono';
import { romeMinutes } from '#app/domain/search/iso-date.ts';
import { type AskedPage, askReader } from './asked-page.ts';
import { clientSubnetReader } from './client-subnet.ts';
import type { ServerSettings } from './env.ts';
import { answerCache, FinishedAnswer } from './finished-answer.ts';
import type { SiteBuild } from './load-build.ts';
import type { Log } from './log.ts';
import type { Newsletter } from './newsletter/create-newsletter.ts';
import { integrityWriter, pagePolicy, securityHeadersFor } from './security-headers.ts';
import type { CurrentTimetable } from './timetable.ts';
import { Arrivals, waitingLine } from './waiting-line.ts';

/** What the server is made of; tests give a clock and a log of their own. */
export interface AppOptions extends SiteBuild {
  readonly settings: ServerSettings;
  readonly newsletter: Pick<Newsletter, 'service' | 'routes'>;
  readonly timetable: Pick<CurrentTimetable, 'current'>;
  readonly log: Log;
  readonly now: () => Date;
}

const RETRY_SECONDS = '5';
const ALLOWED = 'GET, HEAD';
/** What the application may say about its own answer. */
const OWN_HEADERS: readonly string[] = ['cache-control', 'content-type', 'retry-after'];

/** What is there for pages alone, and what answers with them. */
export function createPages(options: AppOptions) {
  const { entry, settings, newsletter } = options;
  const ask = askReader(entry, options.now);
  const cache = answerCache(settings.pageCacheBytes);
  const securityHeaders = securityHeadersFor(settings.hsts);
  const clientSubnet = clientSubnetReader(settings.clientAddress, options.log);
  const withIntegrity = integrityWriter(options.clientFolder);
  const arrivals = new Arrivals();
  // Where requests wait for their turn, so that no kind of them can hold back another.
  const lines = {
    pages: waitingLine(4, 500, arrivals),
    pictures: waitingLine(1, 40, arrivals),
    forms: waitingLine(16, 200, arrivals),
  };

  /**
   * Lets the application answer: a page or a file comes back finished and, where it may be, kept;
   * all else as it is.
   */
  async function make(
    c: Context,
    asked: AskedPage,
    body?: ArrayBuffer,
  ): Promise<FinishedAnswer | Response> {
    const { language, today, path } = asked;
    const { publicOrigin } = settings.site;
    const url = new URL(publicOrigin + path);
    url.search = asked.fields.toString();
    const method = body ? c.req.method : 'GET';
    const headers = ownHeaders(c, publicOrigin);
    const response = await options.render(
      new Request(url, { method, headers, ...(body && { body }) }),
      entry.createLoadContext({
        settings: settings.site,
        language,
        today,
        minuteOfDay: romeMinutes(asked.moment),
        newsletter: newsletter.service,
        planner: options.timetable.current().planner,
        clientSubnet: clientSubnet(c),
      }),
    );
    const { status } = response;
    const cacheControl = response.headers.get('Cache-Control');
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage && !(status === 200 && cacheControl?.startsWith('public'))) return passOn(response);

    const kind = options.pageKind(path);
    const own = {
      ...securityHeaders(path),
      ...Object.fromEntries([...response.headers].filter(([name]) => OWN_HEADERS.includes(name))),
      ...(status === 405 && { Allow: ALLOWED }),
    };
    if (!isPage) {
      const content = new Uint8Array(await response.arrayBuffer());
      const file = new FinishedAnswer({ kind, status, content, headers: own });
      cache.set(asked, file);
      return file;
    }
    const html = withIntegrity(await response.text());
    const page = new FinishedAnswer({
      kind,
      status,
      content: Buffer.from(html),
      headers: {
        'cache-control': 'private, no-cache',
        ...own,
        'Content-Language': language,
        'Content-Security-Policy': pagePolicy(html),
        Vary: 'Accept-Language, Cookie',
      },
    });
    if (status < 500 && !cacheControl) cache.set(asked, page);
    return page;
  }

  /** Answers with a page, rendered unless it is finished already. */
  const handler: Handler = async (c) => {
    const asked = ask(c.req.method, c.req.url, c.req.header());
    // Read before a place is taken: whoever sends slowly waits alone.
    const body = asked.isForm ? await c.req.arrayBuffer() : undefined;
    // Forms, and the links in mails.
    const mayAskDatabase = asked.isForm || asked.fields.has('token');
    const line = lines[mayAskDatabase ? 'forms' : asked.kind];
    const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket;
    // A request without a connection tells it by its signal.
    const hasLeft = () => (socket ? !socket.writable : c.req.raw.signal.aborted);
    // Another visitor may have asked for the same page meanwhile.
    const made = await line.take(
      async () => cache.get(asked) ?? (await make(c, asked, body)),
      hasLeft,
    );
    // Nothing failed where nobody waits any more.
    if (!made && hasLeft()) return c.body(null, 400);
    if (!made)
      return c.text('Too many are waiting. Try again in a moment.', 503, {
        'Retry-After': RETRY_SECONDS,
      });
    if (made instanceof Response) return made;
    const reply = made.reply(c.req.method, c.req.header());
    return new Response(reply.body, reply);
  };
  const isBehindProxy = settings.clientAddress.header !== undefined;
  return { handler, ask, cache, lines, arrivals, securityHeaders, isBehindProxy };
}

/**
 * The headers as the router reads them: a form of this site comes from the public origin, also
 * where it was filled in at the address that the server listens on. Any other origin is none, and
 * the router refuses its forms.
 */
function ownHeaders(c: Context, publicOrigin: string): Headers {
  const headers = new Headers(c.req.raw.headers);
  const origin = headers.get('Origin');
  if (origin === null) return headers;
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket;
  const own = [publicOrigin, ...(socket ? listeningOrigins(socket) : [])];
  headers.set('Origin', own.includes(origin) ? publicOrigin : 'null');
  return headers;
}

/** The origins under which a connection reaches the server without a proxy. */
function listeningOrigins({ localAddress = '', localPort }: Socket): readonly string[] {
  const address = localAddress.replace(/^::ffff:/, '');
  const host = isIPv6(address) ? `[${address}]` : address;
  const hosts = host === '127.0.0.1' || host === '[::1]' ? [host, 'localhost'] : [host];
  return hosts.map((name) => URL.parse(`http://${name}:${localPort}`)?.origin ?? '');
}

/**
 * Redirects and data go out as they are. What says itself how long it may be kept also says what it
 * depends on. A file that takes no form says what it takes, where the router speaks of an error.
 */
function passOn(response: Response): Response {
  if (response.status === 405)
    return new Response(null, { status: 405, headers: { Allow: ALLOWED } });
  if (response.headers.has('Cache-Control')) return response;
  response.headers.set('Cache-Control', 'private, no-cache');
  response.headers.append('Vary', 'Accept-Language, Cookie');
  return response;
}
