import { test as base, expect } from '@playwright/test';
import { type RunningSite, startSite } from './server.ts';

export { expect };

/**
 * The moment at which every test begins, on the server and in the browser: a Thursday morning in
 * Rome.
 */
export const NOW = new Date('2026-12-10T09:00:00+01:00');

const NO_NETWORK = /net::ERR_|Failed to fetch/;

interface Watch {
  /**
   * Addresses outside this machine that the browser requested. All these requests are blocked.
   */
  readonly outside: string[];
  /** Expects messages in the console that would otherwise fail the test. */
  readonly expectConsole: (message: RegExp) => void;
}

interface TestFixtures {
  readonly watch: Watch;
  /**
   * Switches the connection off or on. The browser's own switch does not stop navigation preloads,
   * so the site is made unreachable too.
   */
  readonly setConnection: (connected: boolean) => Promise<void>;
}

interface WorkerFixtures {
  readonly site: RunningSite;
}

/**
 * The test of this project: a fresh profile, a running site, nothing leaves the machine, no error
 * goes unnoticed.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // Playwright requires a destructuring pattern, even of a fixture without dependencies.
    async ({ browserName: _anyBrowser }, use) => {
      const site = await startSite(NOW);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  watch: [
    async ({ context, site }, use) => {
      const outside: string[] = [];
      const expected: RegExp[] = [];
      const errors: string[] = [];
      site.setNow(NOW);
      site.setReachable(true);
      await context.clock.setFixedTime(NOW);
      await context.route(
        (url) => url.origin !== site.origin,
        (route) => {
          outside.push(route.request().url());
          return route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>outside</title>',
          });
        },
      );
      context.on('console', (message) => {
        if (message.type() === 'error')
          errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use({ outside, expectConsole: (message) => expected.push(message) });
      const unexpected = errors.filter((error) => !expected.some((message) => message.test(error)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  setConnection: async ({ context, site, watch }, use) => {
    await use(async (connected) => {
      watch.expectConsole(NO_NETWORK);
      site.setReachable(connected);
      await context.setOffline(!connected);
    });
  },
});
