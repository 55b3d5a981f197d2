import type { IncomingHttpHeaders } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { SERVICE_WORKER_PATH } from '#app/domain/service-worker-path.ts';
import { readBuiltFiles } from './built-files.ts';
import { MAIL_PATHS } from './newsletter/mail/compose.ts';
import { type AppOptions, createPages } from './pages.ts';
import { filePolicies } from './security-headers.ts';
import { TIMETABLE_FILE, timetableRoutes } from './timetable.ts';

const LARGEST_BODY_BYTES = 16 * 1024;

/** What the server itself answers, by path. */
const SERVER_KINDS: Readonly<Record<string, string>> = {
  [`/${TIMETABLE_FILE}`]: 'timetable',
  [MAIL_PATHS.oneClick]: 'newsletter-one-click',
};

/** The application behind a server, and what the server itself answers from. */
export type SiteApp = ReturnType<typeof createApp>;

/** Puts the middleware in order; each does one thing. */
export function createApp(options: AppOptions) {
  const { log, clientFolder } = options;
  const app = new Hono();
  const pages = createPages(options);
  const policies = filePolicies(clientFolder);
  const files = readBuiltFiles({
    folder: clientFolder,
    headersOf: (path) => ({
      ...pages.securityHeaders(path),
      ...(path === SERVICE_WORKER_PATH && { 'cache-control': 'no-cache' }),
      ...(policies.has(path) && { 'Content-Security-Policy': policies.get(path) ?? '' }),
    }),
  });

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(pages.securityHeaders(c.req.path)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.route('/', timetableRoutes(options.timetable));
  app.get('*', (c, next) => {
    const reply = files.find(c.req.path)?.reply(c.req.method, c.req.header());
    return reply ? Promise.resolve(new Response(reply.body, reply)) : next();
  });
  // During an update one of the servers does not have a file yet: no cache may keep that.
  app.get('/assets/*', (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  app.route('/', options.newsletter.routes);
  // Only where a body may come: to look for one costs more than to answer from the cache.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  app.all('*', pages.handler);
  app.onError((error, c) => {
    // What a visitor sent was refused, such as a body that is too long; nothing failed here.
    if (error instanceof HTTPException) return error.getResponse();
    const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    // Whoever broke the request off hears nothing of it.
    if (incoming?.errored) return c.body(null, 400);
    const id = outgoing?.getHeader('X-Request-Id');
    log('failure', { id, message: error.message, stack: error.stack });
    return c.text('The page did not arrive. Try again in a moment.', 500);
  });

  /** The response that is finished already, if there is one. */
  function finished(method: string | undefined, target: string, headers: IncomingHttpHeaders) {
    const isRead = method === 'GET' || method === 'HEAD';
    const file = isRead ? files.get(target.split('?', 1)[0] ?? '') : undefined;
    return file ?? pages.cache.get(pages.ask(method, `http://localhost${target}`, headers));
  }

  /** The name of a page or file in the log; the path itself never is one. */
  function kindOf(target: string): string {
    const { path } = pages.ask('GET', `http://localhost${target}`, {});
    if (path.startsWith('/assets/')) return 'asset';
    return SERVER_KINDS[path] ?? options.pageKind(path);
  }
  return { ...pages, app, finished, kindOf };
}
