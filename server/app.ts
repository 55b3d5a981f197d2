import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { type LanguageVariables, language } from './middleware/language.ts';
import { type Log, requestLog } from './middleware/request-log.ts';
import { filePolicy, securityHeaders } from './middleware/security-headers.ts';
import { PageCache } from './page-cache.ts';
import { pages } from './pages.ts';
import type { RenderPage, ServerEntry } from './server-entry.ts';

/** What the server is made of; tests give a clock and a log of their own. */
export interface AppOptions {
  readonly entry: ServerEntry;
  readonly render: RenderPage;
  readonly settings: SiteSettings;
  readonly pageCacheBytes: number;
  /** The folder of the built files. */
  readonly clientFolder: string;
  readonly log: Log;
  readonly now: () => Date;
}

const LARGEST_BODY_BYTES = 16 * 1024;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Puts the middleware in order; each does one thing. */
export function createApp(options: AppOptions): Hono<{ Variables: LanguageVariables }> {
  const { log } = options;
  const app = new Hono<{ Variables: LanguageVariables }>();
  const files = (cacheControl: string) =>
    serveStatic({
      root: options.clientFolder,
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', cacheControl),
    });

  app.use(requestLog(log));
  app.use(securityHeaders());
  app.use(filePolicy);
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/assets/*', files(`public, max-age=${YEAR_SECONDS}, immutable`), (c) => c.text('Not found', 404));
  app.get('/:file{[a-z0-9-]+\\.[a-z0-9]+}', files('public, max-age=3600'));
  app.use('/sitemaps/*', compress());
  app.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  app.use(language(options.entry.languageOfPath));
  app.all(
    '*',
    pages({
      entry: options.entry,
      render: options.render,
      settings: options.settings,
      cache: new PageCache(options.pageCacheBytes),
      now: options.now,
    }),
  );
  app.onError((error, c) => {
    log('failure', { message: error.message, stack: error.stack });
    return c.text('The page did not arrive. Try again in a moment.', 500);
  });
  return app;
}
