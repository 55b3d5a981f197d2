import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import type { NewsletterService } from '#app/domain/newsletter.ts';
import type { FormReader, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { createApp, type SiteApp } from '../app.ts';
import { readSettings } from '../env.ts';
import type { Log } from '../log.ts';
import { createSiteServer } from '../site-server.ts';
import { listenOnFreePort } from './free-port.ts';

const NONE_LOADED = { timetable: {} as Timetable, planner: {} as Planner };

/** For pages that use no timetable. */
const NO_TIMETABLE = { current: () => NONE_LOADED, feeds: () => [] };

interface FakeSiteOptions {
  readonly pageCacheBytes?: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** The newsletter's. */
  readonly routes?: Hono;
}

/** A site whose pages are made by a function, for tests of everything around the pages. */
export function createFakeSite(
  render: (request: SiteRequest, form?: FormReader) => SiteResponse | Promise<SiteResponse>,
  { pageCacheBytes = 1_000_000, environment = {}, routes = new Hono() }: FakeSiteOptions = {},
) {
  const lines: Record<string, unknown>[] = [];
  const clock = { now: new Date('2026-12-10T08:00:00Z') };
  const log: Log = (event, fields) => lines.push({ event, ...fields });
  let rendered = 0;
  const respond = async (request: SiteRequest, form?: FormReader) => {
    rendered += 1;
    return await render(request, form);
  };
  const get = (request: SiteRequest) => respond(request);
  const site = createApp({
    entry: {
      createSite: () => ({
        routes: [{ kind: 'page', path: '*', get, post: respond }],
        renderMessage: async (message, status) => htmlResponse(`<p>${message}</p>`, status),
      }),
      loadLateParts: async () => {},
      notFoundPath: '/404',
      fieldsOf: () => ['from'],
      inlineScripts: [],
    },
    entryScript: '/assets/entry.js',
    settings: { ...readSettings(environment), pageCacheBytes },
    newsletter: { service: {} as NewsletterService, routes },
    timetable: NO_TIMETABLE,
    clientFolder: 'public',
    log,
    now: () => clock.now,
  });
  return { site, lines, log, clock, rendered: () => rendered };
}

/** Serves a site over real connections as long as a test runs. */
export async function serve(site: SiteApp, log: Log): Promise<string> {
  const { server } = createSiteServer(site, log);
  const port = await listenOnFreePort(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${port}`;
}

/** A page as the application returns it. */
export function htmlResponse(html: string, status = 200): SiteResponse {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: html };
}
