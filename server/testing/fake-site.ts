import { type Context, Hono } from 'hono';
import { RouterContextProvider } from 'react-router';
import type { NewsletterService } from '#app/domain/newsletter.ts';
import { createApp } from '../app.ts';
import { readSettings } from '../env.ts';
import type { Log } from '../middleware/request-log.ts';

/** A site whose pages are made by a function, for tests of everything around the pages. */
export function createFakeSite(
  render: (request: Request) => Response | Promise<Response>,
  pageCacheBytes = 1_000_000,
) {
  const lines: Record<string, unknown>[] = [];
  const clock = { now: new Date('2026-12-10T08:00:00Z') };
  const log: Log = (event, fields) => lines.push({ event, ...fields });
  let rendered = 0;
  const app = createApp({
    entry: {
      createRequestHandler: () => () => Promise.reject(new Error('not used')),
      createLoadContext: () => new RouterContextProvider(),
      languageOfPath: (path) => (path.startsWith('/treno') ? 'it' : undefined),
      notFoundPath: '/404',
      pageFields: ['from'],
    },
    render: async (request) => {
      rendered += 1;
      return await render(request);
    },
    settings: readSettings({}).site,
    newsletter: { service: {} as NewsletterService, routes: new Hono() },
    networkOf: (_: Context) => '',
    pageCacheBytes,
    clientFolder: 'public',
    log,
    now: () => clock.now,
  });
  return { app, lines, clock, rendered: () => rendered };
}

/** An HTML answer as the application gives it. */
export function htmlAnswer(html: string, status = 200): Response {
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
