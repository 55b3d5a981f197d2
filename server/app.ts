import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { SERVICE_WORKER_PATH } from '#app/domain/service-worker-path.ts';
import { type AppOptions, createPages } from './pages.ts';
import { filePolicies } from './security-headers.ts';
import { timetableRoutes } from './timetable.ts';

const LARGEST_BODY_BYTES = 16 * 1024;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The application behind a server, and what the server itself answers from. */
export type SiteApp = ReturnType<typeof createApp>;

/** Puts the middleware in order; each does one thing. */
export function createApp(options: AppOptions) {
  const { log, clientFolder } = options;
  const app = new Hono();
  const pages = createPages(options);
  const policies = filePolicies(clientFolder);
  const files = (cacheControl: string) =>
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_, c) => {
        c.header('Cache-Control', cacheControl);
        const policy = policies.get(c.req.path);
        if (policy) c.header('Content-Security-Policy', policy);
      },
    });

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(pages.securityHeaders(c.req.path)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.route('/', timetableRoutes(options.timetable));
  app.get('/assets/*', files(`public, max-age=${YEAR_SECONDS}, immutable`), (c) => c.text('Not found', 404));
  app.get(SERVICE_WORKER_PATH, files('no-cache'));
  app.get('/:file{[a-z0-9-]+\\.[a-z0-9]+}', files('public, max-age=3600'));
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
  return { ...pages, app };
}
