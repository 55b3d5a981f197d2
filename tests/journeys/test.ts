import { test as base, expect } from '@playwright/test';
import { type EngineName, findEngine } from './engines/find.ts';
import { startChromium, startFirefox } from './engines/puppeteer.ts';
import type { Engine, Visitor } from './engines/visitor.ts';
import { startWebKit } from './engines/webkit.ts';
import { startWatchedSite, type WatchedSite } from './watched-site.ts';

export { expect };

const STARTS = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

interface WorkerFixtures {
  readonly site: WatchedSite;
  readonly engine: Engine;
}

interface Fixtures {
  readonly scripts: boolean;
  readonly visitor: Visitor;
}

/**
 * The journeys' test: a fresh profile in the project's engine, the production site, no error goes
 * unnoticed.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startWatchedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ browserName: _ }, use, { project }) => {
      const name = project.name as EngineName;
      const found = findEngine(name);
      if ('missing' in found) throw new Error(`${found.missing.join(' and ')} not installed`);
      const engine = await STARTS[name](found.programs);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  scripts: [true, { option: true }],
  visitor: async ({ engine, scripts, site }, use) => {
    site.errors.length = 0;
    const visitor = await engine.visit({ scripts });
    await visitor.resize(1366, 768);
    await use(visitor);
    await visitor.leave();
    expect(site.errors, 'errors that nothing caught').toEqual([]);
  },
});
