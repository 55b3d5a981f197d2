import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { SERVICE_WORKER_PATH } from '#app/domain/service-worker-path.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { drawingPolicies } from './middleware/drawing-policy.ts';
import { language } from './middleware/language.ts';
import { type Log, requestLog } from './middleware/request-log.ts';
import { securityHeaders, WORKER_POLICY } from './middleware/security-headers.ts';
import type { Newsletter } from './newsletter/create-newsletter.ts';
import { PageCache } from './page-cache.ts';
import { type PageVariables, pages } from './pages.ts';
import type { RenderPage, ServerEntry } from './server-entry.ts';

/** What the server is made of; tests give a clock and a log of their own. */
export interface AppOptions {
  readonly entry: ServerEntry;
  readonly render: RenderPage;
  readonly settings: SiteSettings;
  readonly newsletter: Pick<Newsletter, 'service' | 'routes'>;
  readonly networkOf: (c: Context) => string;
  readonly pageCacheBytes: number;
  /** The folder of the built files. */
  readonly clientFolder: string;
  readonly log: Log;
  readonly now: () => Date;
}

const LARGEST_BODY_BYTES = 16 * 1024;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Puts the middleware in order; each does one thing. */
export function createApp(options: AppOptions): Hono<{ Variables: PageVariables }> {
  const { log } = options;
  const app = new Hono<{ Variables: PageVariables }>();
  const policies = drawingPolicies(options.clientFolder);
  const files = (cacheControl: string) =>
    serveStatic({
      root: options.clientFolder,
      precompressed: true,
      onFound: (_, c) => {
        c.header('Cache-Control', cacheControl);
        const policy = c.req.path === SERVICE_WORKER_PATH ? WORKER_POLICY : policies.get(c.req.path);
        if (policy) c.header('Content-Security-Policy', policy);
      },
    });

  app.use(requestLog(log));
  app.use(securityHeaders);
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/assets/*', files(`public, max-age=${YEAR_SECONDS}, immutable`), (c) => c.text('Not found', 404));
  app.get(SERVICE_WORKER_PATH, files('no-cache'));
  app.get('/:file{[a-z0-9-]+\\.[a-z0-9]+}', files('public, max-age=3600'));
  app.route('/', options.newsletter.routes);
  app.use('/sitemaps/*', compress());
  // Only where a body may come: to look for one costs more than to answer from the cache.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  app.use(language(options.entry.languageOfPath));
  app.all(
    '*',
    pages({
      entry: options.entry,
      render: options.render,
      settings: options.settings,
      newsletter: options.newsletter.service,
      networkOf: options.networkOf,
      cache: new PageCache(options.pageCacheBytes),
      now: options.now,
    }),
  );
  app.onError((error, c) => {
    // What a visitor sent was refused, such as a body that is too long; nothing failed here.
    if (error instanceof HTTPException) return error.getResponse();
    log('failure', { message: error.message, stack: error.stack });
    return c.text('The page did not arrive. Try again in a moment.', 500);
  });
  return app;
}
