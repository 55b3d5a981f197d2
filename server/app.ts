import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { SERVICE_WORKER_PATH } from '#app/domain/service-worker-path.ts';
import type { PageRequest } from '#app/domain/site.ts';
import { ASSETS, readBuiltFiles } from './built-files.ts';
import { clientSubnetReader, type ReadClientSubnet } from './client-subnet.ts';
import type { ServerSettings } from './env.ts';
import { refuseForeignForms } from './form-origin.ts';
import type { SiteBuild } from './load-build.ts';
import { describeFailure, type Log } from './log.ts';
import type { Newsletter } from './newsletter/create-newsletter.ts';
import { MAIL_PATHS } from './newsletter/mail/compose.ts';
import { createPageRequestParser, type ParsePageRequest } from './page-request.ts';
import { createPages } from './pages.ts';
import { LARGEST_BODY_BYTES } from './request-body.ts';
import type { RequestContext } from './request-context.ts';
import { createRequestQueues, type RequestQueues } from './request-queues.ts';
import { createResponseCache, type Hit, type ResponseCache } from './response-cache.ts';
import {
  type CompleteHeaders,
  createCompleteHeaders,
  createPolicyHeaders,
  filePolicy,
  pagePolicy,
} from './security-headers.ts';
import { describeFeed } from './timetable/feed-status.ts';
import type { CurrentTimetable } from './timetable.ts';

/** The response to a path below `/assets/` that has no file. */
const MISSING_FILE = new Uint8Array(Buffer.from('Not found'));

/** The dependencies of the application; tests set their own clock and log. */
export interface AppOptions extends SiteBuild {
  readonly settings: ServerSettings;
  readonly newsletter: Pick<Newsletter, 'service' | 'routes'>;
  readonly timetable: Pick<CurrentTimetable, 'current' | 'feeds'>;
  readonly log: Log;
  readonly now: () => Date;
  /** The script that reloads a page in development. */
  readonly developmentClient?: string;
}

/** The application behind a server. */
export interface SiteApp {
  readonly parse: ParsePageRequest;
  /** The response that is in memory: a file of the build or a cached page. */
  readonly lookup: (page: PageRequest, headers: IncomingHttpHeaders) => Hit | undefined;
  /** Handles a request by its route; the response may be the context's `reply` instead. */
  readonly fetch: (request: Request, context: RequestContext) => Promise<Response>;
  /**
   * Responds to a request without a connection, as Hono's own `request` does: from memory, or by
   * its route.
   *
   * @param incoming Node's request, if there is one
   */
  readonly request: (
    target: string | Request,
    init?: RequestInit,
    incoming?: IncomingMessage,
  ) => Promise<Response>;
  /** The feeds of the timetable in use, one line each. */
  readonly describeTimetable: () => readonly string[];
  /** The client of a request for the bounds of what waits: its subnet. */
  readonly clientOf: ReadClientSubnet;
  readonly cache: ResponseCache;
  readonly queues: RequestQueues['byKind'];
  readonly completeHeaders: CompleteHeaders;
  readonly isBehindProxy: boolean;
}

/** Makes the application: the order of its middleware, and a route for each page. */
export function createApp(options: AppOptions): SiteApp {
  const { log, clientFolder, settings, entry, entryScript, developmentClient } = options;
  const { publicOrigin } = settings.site;
  const completeHeaders = createCompleteHeaders(settings.hsts);
  const files = readBuiltFiles({
    folder: clientFolder,
    headersOf: (path, content) =>
      completeHeaders(path, {
        'Content-Security-Policy': filePolicy(path, content),
        ...(path === SERVICE_WORKER_PATH && { 'cache-control': 'no-cache' }),
      }),
  });
  const site = entry.createSite({
    entry: entryScript,
    ...(developmentClient && { developmentClient }),
    integrityOf: files.integrityOf,
  });
  const cache = createResponseCache(settings.pageCacheBytes);
  // Does not log a missing header, as the reader of sign-ups does: health checks have none.
  const clientOf = clientSubnetReader(settings.clientAddress, () => {});
  const queues = createRequestQueues(clientOf);
  const respond = createPages({
    ...options,
    site,
    cache,
    queues,
    completeHeaders,
    policyHeaders: createPolicyHeaders(
      // Vite's development client runs text as code, which the policy forbids.
      developmentClient ? '' : pagePolicy(entry.inlineScripts),
      settings.site.policyReportAddress,
    ),
    clientSubnet: clientSubnetReader(settings.clientAddress, log),
  });

  // The path is parsed once, before the router.
  const app = new Hono<{ Bindings: RequestContext }>({
    getPath: (_, { env } = {}) => (env as RequestContext).page.path,
  });
  app.use(async (c, next) => {
    await next();
    // A reply from memory has its headers already.
    if (c.env.reply) return;
    for (const [name, value] of Object.entries(completeHeaders(c.env.page.path)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.use(MAIL_PATHS.oneClick, nameKind('newsletter-one-click'));
  // Queued: a single valid link could be sent thousands of times at once, each a transaction.
  app.post(MAIL_PATHS.oneClick, queues.queueAsForm);
  app.route('/', options.newsletter.routes);
  app.post('*', bodyLimit({ maxSize: LARGEST_BODY_BYTES }), refuseForeignForms(publicOrigin));
  for (const route of site.routes) app.on(['GET', 'POST'], route.path, (c) => respond(route, c));
  app.onError((error, c) => {
    // A refused request, such as one with too long a body; nothing failed here.
    if (error instanceof HTTPException) return error.getResponse();
    const { id, incoming } = c.env;
    // The client has disconnected; no response is needed.
    if (incoming?.errored) return c.body(null, 400);
    log('failure', { id, ...describeFailure(error) });
    return c.text('The page did not arrive. Try again in a moment.', 500);
  });

  const parse = createPageRequestParser(entry, options.now);
  const missingFile = {
    status: 404,
    headers: completeHeaders(ASSETS, {
      // During an update one of the servers may not have the file yet, so no cache may keep this.
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=UTF-8',
      'Content-Length': String(MISSING_FILE.length),
    }),
  };
  function lookup(page: PageRequest, headers: IncomingHttpHeaders): Hit | undefined {
    const { method, pathname } = page;
    if (method === 'POST') return undefined;
    const file = files.find(pathname);
    if (file) return { kind: file.kind, reply: file.reply(method, headers) };
    if (!pathname.startsWith(ASSETS)) return cache.reply(page, headers);
    const body = method === 'HEAD' ? null : MISSING_FILE;
    return { kind: 'asset', reply: { ...missingFile, body } };
  }
  const fetch = async (request: Request, context: RequestContext) =>
    await app.fetch(request, context);

  return {
    parse,
    lookup,
    fetch,
    async request(target, init, incoming) {
      const isTarget = typeof target === 'string';
      const request = isTarget ? new Request(`http://localhost${target}`, init) : target;
      const headers = Object.fromEntries(request.headers);
      const { pathname, search } = new URL(request.url);
      const page = parse(request.method, pathname + search, headers);
      const hit = lookup(page, headers);
      if (hit) return new Response(hit.reply.body, hit.reply);
      const context: RequestContext = { page, id: 'none', ...(incoming && { incoming }) };
      const response = await fetch(request, context);
      return context.reply ? new Response(context.reply.body, context.reply) : response;
    },
    describeTimetable: () =>
      options.timetable.feeds().map((feed) => describeFeed(feed, options.now())),
    clientOf,
    cache,
    queues: queues.byKind,
    completeHeaders,
    isBehindProxy: settings.clientAddress.header !== undefined,
  };
}

/** Middleware that names a request for the log. */
function nameKind(kind: string) {
  return async (c: { env: RequestContext }, next: () => Promise<void>) => {
    c.env.kind = kind;
    await next();
  };
}
