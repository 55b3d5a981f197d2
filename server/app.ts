import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { SERVICE_WORKER_PATH } from '#app/domain/service-worker-path.ts';
import { askReader } from './asked-page.ts';
import { answerCache } from './finished-answer.ts';
import { type AppOptions, pages } from './pages.ts';
import { filePolicies, integrityWriter, securityHeadersFor } from './security-headers.ts';
import { timetableRoutes } from './timetable.ts';
import { Arrivals, waitingLine } from './waiting-line.ts';

const LARGEST_BODY_BYTES = 16 * 1024;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The application behind a server, and what the server itself answers from. */
export type SiteApp = ReturnType<typeof createApp>;

/** Puts the middleware in order; each does one thing. */
export function createApp(options: AppOptions) {
  const { settings, log, entry, clientFolder } = options;
  const app = new Hono();
  const ask = askReader(entry, options.now);
  const cache = answerCache(settings.pageCacheBytes);
  // Rendering: one keeps the processor busy, a few fill its pauses, and each takes 1 to 2 MB until it is sent.
  const arrivals = new Arrivals();
  const lines = {
    pages: waitingLine(4, 500, arrivals),
    pictures: waitingLine(1, 40, arrivals),
    forms: waitingLine(16, 200, arrivals),
  };
  const securityHeaders = securityHeadersFor(settings.isPreloaded);
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
    for (const [name, value] of Object.entries(securityHeaders(c.req.path)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.route('/', timetableRoutes(options.timetable));
  app.get('/assets/*', files(`public, max-age=${YEAR_SECONDS}, immutable`), (c) => c.text('Not found', 404));
  app.get(SERVICE_WORKER_PATH, files('no-cache'));
  app.get('/:file{[a-z0-9-]+\\.[a-z0-9]+}', files('public, max-age=3600'));
  app.route('/', options.newsletter.routes);
  // Only where a body may come: to look for one costs more than to answer from the cache.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  app.all(
    '*',
    pages({ ...options, ask, cache, lines, securityHeaders, withIntegrity: integrityWriter(clientFolder) }),
  );
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
  return { app, ask, cache, lines, arrivals, securityHeaders };
}
