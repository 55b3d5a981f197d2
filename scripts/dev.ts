import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import { createApp, type SiteApp } from '../server/app.ts';
import { readServerSettings, settingsOrStop } from '../server/env.ts';
import { listen } from '../server/listen.ts';
import type { ServerEntry } from '../server/load-build.ts';
import { logToOutput } from '../server/log.ts';
import { createNewsletter } from '../server/newsletter/create-newsletter.ts';
import { INCLUDED_TIMETABLE, openCurrentTimetable } from '../server/timetable.ts';

/**
 * Serves the site for development, through the same application as in production: every change
 * shows at once, no page is cached, and no content security policy stops the tools.
 */
const settings = await settingsOrStop(readServerSettings);
const httpServer = createHttpServer();
const vite = await createViteServer({ server: { middlewareMode: { server: httpServer } } });
const newsletter = createNewsletter(settings.newsletter, { log: logToOutput });
const timetable = await openCurrentTimetable(
  INCLUDED_TIMETABLE,
  settings.timetableFolder,
  logToOutput,
);

let entry: ServerEntry | undefined;
let site: SiteApp | undefined;

/** The site from its sources as they are now; Vite evaluates only changed modules again. */
async function currentSite(): Promise<SiteApp> {
  const current = (await vite.ssrLoadModule('/app/entry.server.tsx')) as ServerEntry;
  if (site && current === entry) return site;
  entry = current;
  site = createApp({
    entry,
    entryScript: '/app/entry.client.ts',
    developmentClient: '/@vite/client',
    settings: { ...settings, hsts: 'off', pageCacheBytes: 1 },
    newsletter,
    timetable,
    clientFolder: 'public',
    log: logToOutput,
    now: () => new Date(),
  });
  return site;
}

const listener = getRequestListener(async (request, { incoming }) => {
  const site = await currentSite();
  return await site.request(request, undefined, incoming as IncomingMessage);
});
httpServer.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
// A page is rendered again for any change, also for one that its scripts do not know of.
vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }));
const address = await settingsOrStop(() => listen(httpServer, settings.host, settings.port));
newsletter.start();
process.stdout.write(`Development server at ${address}\n`);
