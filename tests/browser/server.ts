import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { readSettings } from '#server/env.ts';
import { loadBuild } from '#server/load-build.ts';

/** Where the shop is in tests: a name that never leads anywhere (RFC 2606). */
export const SHOP = 'https://shop.example/results';

/** Every outside address of a site under test; none of them exists. */
export const TEST_ENVIRONMENT: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'https://www.binario.example',
  SHOP_ADDRESS: SHOP,
  HOTEL_SEARCH_ADDRESS: 'https://hotels.example/search',
  TRAVEL_GUIDE_ADDRESS: 'https://guide.example/italy',
  DOMAIN_LISTING_ADDRESS: 'https://domains.example/binario',
  SOCIAL_PROFILES: 'Mastodon=https://social.example/binario,Bluesky=https://sky.example/binario',
};

/** A line of the server's log. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly event: string };

/** The production site, built and running for tests. */
export interface RunningSite {
  readonly origin: string;
  readonly log: readonly LogLine[];
  /** Sets the server's clock. */
  readonly setNow: (now: Date) => void;
  readonly close: () => Promise<void>;
}

/** The production site without a network: what tests send Requests to. */
export async function createSite(now: Date, environment: Readonly<Record<string, string>> = {}) {
  const log: LogLine[] = [];
  const clock = { now };
  const settings = readSettings({ ...TEST_ENVIRONMENT, ...environment });
  const app = createApp({
    ...(await loadBuild()),
    settings: settings.site,
    pageCacheBytes: settings.pageCacheBytes,
    log: (event, fields) => log.push({ event, ...fields }),
    now: () => clock.now,
  });
  return { app, log, clock };
}

/** Starts the production site on a free port of this machine, with a clock that stands still. */
export async function startSite(
  now: Date,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const { app, log, clock } = await createSite(now, environment);
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    log,
    setNow(later) {
      clock.now = later;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
