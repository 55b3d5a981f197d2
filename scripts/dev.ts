import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';
import { createApp } from '../server/app.ts';
import { readServerSettings, settingsOrStop } from '../server/env.ts';
import { listen } from '../server/listen.ts';
import { pageKinds, type ServerEntry } from '../server/load-build.ts';
import { logToOutput } from '../server/log.ts';
import { createNewsletter } from '../server/newsletter/create-newsletter.ts';
import { OWN_TIMETABLE, openCurrentTimetable } from '../server/timetable.ts';

/**
 * Serves the site for development: every change shows at once, nothing is cached, and no policy
 * stops the tools.
 */
const settings = await settingsOrStop(readServerSettings);
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });

async function currentBuild(): Promise<ServerBuild> {
  return (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}

const newsletter = await createNewsletter(settings.newsletter, { log: logToOutput });
const timetable = await openCurrentTimetable(
  OWN_TIMETABLE,
  settings.newsletter.dataFolder,
  logToOutput,
);

async function fetchPage(request: Request): Promise<Response> {
  const build = await currentBuild();
  const entry = build.entry.module as unknown as ServerEntry;
  const { app } = createApp({
    entry,
    render: entry.createRequestHandler(build, 'development'),
    pageKind: pageKinds(build.routes, entry.matchRoutes),
    settings: { ...settings, hsts: 'off', pageCacheBytes: 1 },
    newsletter,
    timetable,
    clientFolder: 'public',
    log: logToOutput,
    now: () => new Date(),
  });
  const response = await app.fetch(request);
  response.headers.delete('Content-Security-Policy');
  return response;
}

const listener = getRequestListener(fetchPage);
const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
const address = await settingsOrStop(() => listen(server, settings.host, settings.port));
newsletter.start();
process.stdout.write(`Development server at ${address}\n`);
