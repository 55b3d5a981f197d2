import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type SiteApp } from '#server/app.ts';
import { readSettings } from '#server/env.ts';
import { loadBuild } from '#server/load-build.ts';
import type { Log } from '#server/log.ts';
import { createNewsletter, type Newsletter } from '#server/newsletter/create-newsletter.ts';
import { createSiteServer } from '#server/site-server.ts';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { INCLUDED_TIMETABLE, openCurrentTimetable } from '#server/timetable.ts';

/** Where the shop is in tests: a name that never leads anywhere (RFC 2606). */
export const SHOP = 'https://shop.example/results';

/** Every outside address of a site under test; none of them exists. */
const TEST_ENVIRONMENT: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'https://www.binario.example',
  SHOP_ADDRESS: SHOP,
  HOTEL_SEARCH_ADDRESS: 'https://hotels.example/search',
  TRAVEL_GUIDE_ADDRESS: 'https://guide.example/italy',
  DOMAIN_LISTING_ADDRESS: 'https://domains.example/binario',
  CLIENT_ADDRESS_HEADER: 'X-Test-Network',
  SOCIAL_PROFILES: 'Mastodon=https://social.example/binario,Bluesky=https://sky.example/binario',
};

/** A line of the server's log. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly event: string };

/** The production site, built and running for tests. */
export interface RunningSite {
  readonly origin: string;
  readonly log: readonly LogLine[];
  readonly setNow: (now: Date) => void;
  /** Breaks every connection, and every new one, until the site may be reached again. */
  readonly setReachable: (reachable: boolean) => void;
  readonly close: () => Promise<void>;
}

/** The production site without a network. */
export interface CreatedSite {
  readonly site: SiteApp;
  readonly newsletter: Newsletter;
  readonly log: readonly LogLine[];
  readonly write: Log;
  readonly clock: { now: Date };
  readonly close: () => Promise<void>;
}

/** Creates the production site for tests that send it Requests. Close it, since it has a store. */
export async function createSite(
  now: Date,
  environment: Readonly<Record<string, string>> = {},
  build?: URL,
): Promise<CreatedSite> {
  const log: LogLine[] = [];
  const clock = { now };
  const dataFolder = mkdtempSync(join(tmpdir(), 'binario-site-'));
  const settings = readSettings({ ...TEST_ENVIRONMENT, DATA_FOLDER: dataFolder, ...environment });
  const write: Log = (event, fields) => void log.push({ event, ...fields });
  const newsletter = createNewsletter(settings.newsletter, {
    log: write,
    clock: () => clock.now.getTime(),
  });
  const site = createApp({
    ...(await loadBuild(build)),
    newsletter,
    timetable: await openCurrentTimetable(INCLUDED_TIMETABLE, dataFolder, write),
    settings,
    log: write,
    now: () => clock.now,
  });
  const close = async () => {
    await newsletter.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { site, newsletter, log, write, clock, close };
}

/**
 * Starts the production site on a free port of this machine, with a fixed clock.
 *
 * @param build the folder of another build than the project's own
 */
export async function startSite(
  now: Date,
  environment: Readonly<Record<string, string>> = {},
  build?: URL,
): Promise<RunningSite> {
  const { site, log, write, clock, close } = await createSite(now, environment, build);
  const { server } = createSiteServer(site, write);
  const port = await listenOnFreePort(server);
  let isReachable = true;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    if (!isReachable) socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    log,
    setNow(later) {
      clock.now = later;
    },
    setReachable(reachable) {
      isReachable = reachable;
      if (!reachable) for (const socket of sockets) socket.destroy();
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await close();
    },
  };
}
