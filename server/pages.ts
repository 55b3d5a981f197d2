import { isIPv6, type Socket } from 'node:net';
import type { Context } from 'hono';
import { isFilePath } from '#app/domain/canonical-path.ts';
import { romeMinutes } from '#app/domain/search/iso-date.ts';
import type {
  FormReader,
  PageRequest,
  PathParams,
  Site,
  SiteRequest,
  SiteResponse,
  SiteRoute,
} from '#app/domain/site.ts';
import { CachedResponse } from './cached-response.ts';
import type { ReadClientSubnet } from './client-subnet.ts';
import type { ServerSettings } from './env.ts';
import { describeFailure, type Log } from './log.ts';
import type { Newsletter } from './newsletter/create-newsletter.ts';
import { createQueue, type Queue } from './queue.ts';
import type { RequestContext } from './request-context.ts';
import { groupOf, type ResponseCache, type ResponseGroup } from './response-cache.ts';
import { type CompleteHeaders, filePolicy, type PolicyHeaders } from './security-headers.ts';
import type { CurrentTimetable } from './timetable.ts';

/** The dependencies of the handler of pages. */
export interface PageOptions {
  readonly site: Site;
  readonly settings: ServerSettings;
  readonly newsletter: Pick<Newsletter, 'service'>;
  readonly timetable: Pick<CurrentTimetable, 'current'>;
  readonly cache: ResponseCache;
  readonly completeHeaders: CompleteHeaders;
  readonly policyHeaders: PolicyHeaders;
  /** Reads the client's subnet. Logs once if requests come without the header that names it. */
  readonly clientSubnet: ReadClientSubnet;
  /** Reads it and logs nothing. */
  readonly clientOf: ReadClientSubnet;
  readonly log: Log;
}

export type SiteContext = Context<{ Bindings: RequestContext }>;

/** The queues of requests, one for each kind, so that none delays another. */
export type Queues = Readonly<Record<ResponseGroup | 'forms', Queue>>;

/** The handler of all pages and files, and the queues in which requests wait for it. */
export interface Pages {
  readonly queues: Queues;
  readonly respond: (route: SiteRoute, c: SiteContext) => Promise<Response>;
  /** Middleware for a route that is no page: it waits for its turn among the forms. */
  readonly queueAsForm: (
    c: SiteContext,
    next: () => Promise<void>,
  ) => Promise<Response | undefined>;
}

const RETRY_SECONDS = '5';
/** Far more than any form has; thousands of them take longer to parse than a page to make. */
const MOST_FORM_FIELDS = 100;
const ALLOWED = 'GET, HEAD';
/** A page's language is chosen by these headers. */
const VARY = 'Accept-Language, Cookie';

/** Makes the handler of pages and files. */
export function createPages(options: PageOptions): Pages {
  const { site, settings, cache, completeHeaders, log } = options;
  const queues: Queues = {
    pages: createQueue(4, 500),
    pictures: createQueue(1, 40),
    trains: createQueue(1, 40),
    forms: createQueue(16, 200),
  };

  /** A posted form and a link in a mail may wait for the database; other pages never do. */
  function queueOf(route: SiteRoute, { method, fields, path }: PageRequest): Queue {
    if (route.post && (method === 'POST' || fields.has('token'))) return queues.forms;
    return method === 'POST' ? queues.pages : queues[groupOf(path)];
  }

  async function callRoute(
    route: SiteRoute,
    request: SiteRequest,
    params: PathParams,
    form: PostedForm | undefined,
  ): Promise<SiteResponse> {
    if (!form) return await route.get(request, params);
    if (route.post) return await route.post(request, await parseForm(form));
    if (isFilePath(request.path)) return { status: 405, headers: { Allow: ALLOWED }, body: '' };
    const page = await site.renderMessage('notFound', 405, request);
    return { ...page, headers: { ...page.headers, Allow: ALLOWED } };
  }

  /** Makes a response, and caches it if other clients may get the same one. */
  async function make(
    route: SiteRoute,
    c: SiteContext,
    form: PostedForm | undefined,
  ): Promise<CachedResponse> {
    const { page, id } = c.env;
    const { planner } = options.timetable.current();
    const request: SiteRequest = {
      ...page,
      settings: settings.site,
      minuteOfDay: romeMinutes(page.now),
      newsletter: options.newsletter.service,
      planner,
      clientSubnet: options.clientSubnet(c.env.incoming),
    };
    let made: SiteResponse;
    try {
      made = await callRoute(route, request, c.req.param(), form);
    } catch (error) {
      log('failure', { id, ...describeFailure(error) });
      made = await site.renderMessage('failure', 500, request);
    }
    const { status, headers, body } = made;
    const response = new CachedResponse({
      kind: route.kind,
      status,
      body,
      headers: completeHeaders(page.path, {
        'cache-control': 'private, no-cache',
        ...(isHtml(made)
          ? { 'Content-Language': page.language, ...options.policyHeaders(page) }
          : { 'Content-Security-Policy': filePolicy(page.path, body) }),
        // A public file is the same in every language.
        ...(!isPublic(made) && { Vary: VARY }),
        ...headers,
      }),
    });
    // The cache was emptied if another timetable was loaded meanwhile.
    const isCurrent = options.timetable.current().planner === planner;
    if (isCurrent && mayBeKept(made)) cache.set(page, response);
    return response;
  }

  /**
   * Does the work of a request in its turn.
   *
   * @returns what the work does, or the response if it was not done: nobody waits for it any more,
   * or its queue has no place
   */
  async function inTurn<Done>(
    queue: Queue,
    c: SiteContext,
    work: () => Promise<Done>,
  ): Promise<Done | Response> {
    const { incoming } = c.env;
    const hasDisconnected = () => (incoming ? !incoming.socket.writable : c.req.raw.signal.aborted);
    const done = await queue.run(work, hasDisconnected, options.clientOf(incoming));
    if (done !== undefined) return done;
    // The client has disconnected: no response is needed, and nothing failed.
    if (hasDisconnected()) return c.body(null, 400);
    return c.text('Too many are waiting. Try again in a moment.', 503, {
      'Retry-After': RETRY_SECONDS,
    });
  }

  async function respond(route: SiteRoute, c: SiteContext): Promise<Response> {
    const { page } = c.env;
    c.env.kind = route.kind;
    // Read before the queue, so that a slow sender holds no place in it; its fields, which take a
    // hundred times the memory of their bytes, are parsed in its turn.
    const form = page.method === 'POST' ? await readForm(c) : undefined;
    const response = await inTurn(
      queueOf(route, page),
      c,
      // The same page may have been made while this request waited.
      async () => cache.get(page) ?? (await make(route, c, form)),
    );
    if (response instanceof Response) return response;
    const headers = c.req.header();
    // By the cache, which updates the entry's size if the reply adds an encoding.
    c.env.reply = cache.reply(page, headers)?.reply ?? response.reply(page.method, headers);
    return c.body(null);
  }

  const queueAsForm: Pages['queueAsForm'] = async (c, next) => {
    const done = await inTurn(queues.forms, c, async () => {
      await next();
      return c.res;
    });
    return c.finalized ? undefined : done;
  };

  return { queues, respond, queueAsForm };
}

const isHtml = ({ headers }: SiteResponse): boolean =>
  headers['content-type']?.startsWith('text/html') === true;

const isPublic = ({ headers }: SiteResponse): boolean =>
  headers['cache-control']?.startsWith('public') === true;

/** Whether a response is worth keeping: neither an error nor a page that forbids it. */
function mayBeKept(response: SiteResponse): boolean {
  if (response.status !== 200) return false;
  return isPublic(response) || (isHtml(response) && !response.headers['cache-control']);
}

/** A form as it was posted. */
interface PostedForm {
  readonly type: string;
  readonly body: ArrayBuffer;
}

/**
 * Reads a posted form.
 *
 * @throws for a body that is too long or does not arrive whole
 */
async function readForm(c: SiteContext): Promise<PostedForm> {
  return { type: c.req.header('Content-Type') ?? '', body: await c.req.arrayBuffer() };
}

/**
 * Parses a posted form; a body that is no form, or has far more fields than one, is a form without
 * any fields.
 */
async function parseForm({ type, body }: PostedForm): Promise<FormReader> {
  const separators =
    Buffer.from(body)
      .toString('latin1')
      .match(/&|\r\n--/g) ?? [];
  if (separators.length > MOST_FORM_FIELDS) return () => '';
  const response = new Response(body, { headers: { 'Content-Type': type } });
  const form = await response.formData().catch(() => new FormData());
  return (name) => String(form.get(name) ?? '');
}

/**
 * Whether a form comes from a page of this site: from the public origin, or from the address that
 * the server listens on.
 */
export function isOwnOrigin(origin: string, publicOrigin: string, socket?: Socket): boolean {
  return origin === publicOrigin || (socket ? listeningOrigins(socket).includes(origin) : false);
}

/** The origins under which a connection reaches the server without a proxy. */
function listeningOrigins({ localAddress = '', localPort }: Socket): readonly string[] {
  const address = localAddress.replace(/^::ffff:/, '');
  const host = isIPv6(address) ? `[${address}]` : address;
  const hosts = host === '127.0.0.1' || host === '[::1]' ? [host, 'localhost'] : [host];
  return hosts.map((name) => URL.parse(`http://${name}:${localPort}`)?.origin ?? '');
}
