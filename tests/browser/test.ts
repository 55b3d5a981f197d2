import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type PlaywrightTestOptions,
  type Request,
  type WebError,
} from '@playwright/test';
import { type Outside, startOutside } from './outside.ts';
import { type RunningSite, startSite } from './server.ts';

export { expect };

/**
 * The moment at which every test begins, on the server and in the browser: a Thursday morning in
 * Rome.
 */
export const NOW = new Date('2026-12-10T09:00:00+01:00');

const NO_NETWORK = /net::ERR_|Failed to fetch/;

/** Methods of a page, its context and its clock whose effects nothing undoes. */
const LASTING_METHODS: readonly string[] = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'install',
  'pauseAt',
  'resume',
  'setExtraHTTPHeaders',
  'setFixedTime',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
  'setSystemTime',
];

const NO_EMULATION = { media: null, forcedColors: null, contrast: null } as const;

type Settings = Readonly<Record<string, string>>;

interface Watch {
  /** Addresses outside this machine that the browser requested. None of them was reached. */
  readonly outside: string[];
  /** Expects messages in the console that would otherwise fail the test. */
  readonly expectConsole: (message: RegExp) => void;
}

interface TestFixtures {
  /**
   * Whether a test gets the page of an earlier test with the same options, emptied, instead of a
   * page with a browser context of its own. It opens three times as fast. Changes that `emptyPage`
   * cannot undo throw: the clock, scripts added to pages, permissions, the connection. Service
   * workers need a context of their own too.
   */
  readonly sharesPage: boolean;
  /** Settings of the site, in addition to those of every test. */
  readonly settings: Settings;
  readonly site: RunningSite;
  readonly watch: Watch;
  /**
   * Switches the connection off or on. The browser's own switch does not stop navigation preloads,
   * so the site is made unreachable too.
   */
  readonly setConnection: (connected: boolean) => Promise<void>;
}

interface WorkerFixtures {
  readonly outside: Outside;
  /** Starts the site with additional settings, once in each worker. */
  readonly siteWith: (settings: Settings) => Promise<RunningSite>;
  /** Opens the page that tests with these options share, once in each worker. */
  readonly sharedPage: (options: Partial<PlaywrightTestOptions>) => Promise<Page>;
}

/**
 * The test of this project: an empty profile, a running site, nothing leaves the machine, no error
 * goes unnoticed. After a test that fails, a new worker starts with a new browser.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharesPage: [false, { option: true }],
  settings: [{}, { option: true }],
  outside: [
    // Playwright requires a destructuring pattern, even of a fixture without dependencies.
    async ({ browserName: _anyBrowser }, use) => {
      const outside = await startOutside();
      await use(outside);
      outside.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, outside }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), outside.flag] });
    },
    { scope: 'worker' },
  ],
  siteWith: [
    async ({ browserName: _anyBrowser }, use) => {
      const sites = new Map<string, Promise<RunningSite>>();
      await use((settings) => {
        const key = JSON.stringify(settings);
        const site = sites.get(key) ?? startSite(NOW, settings);
        sites.set(key, site);
        return site;
      });
      for (const site of sites.values()) await (await site).close();
    },
    { scope: 'worker' },
  ],
  site: async ({ siteWith, settings }, use) => {
    await use(await siteWith(settings));
  },
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  sharedPage: [
    async ({ browser }, use) => {
      const pages = new Map<string, Promise<Page>>();
      await use((options) => {
        const key = JSON.stringify(options);
        const page = pages.get(key) ?? openSharedPage(browser);
        pages.set(key, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, sharedPage, sharesPage, baseURL, hasTouch, isMobile, javaScriptEnabled, locale },
    use,
  ) => {
    if (sharesPage) {
      const options = { baseURL, hasTouch, isMobile, javaScriptEnabled, locale };
      await use((await sharedPage(options)).context());
      return;
    }
    const context = await newContext(browser);
    await use(context);
    await context.close();
  },
  page: async ({ context, sharesPage, site, viewport, colorScheme, reducedMotion }, use) => {
    const [sharedPage] = context.pages();
    if (!sharesPage || !sharedPage) {
      await use(await context.newPage());
      return;
    }
    if (viewport) await sharedPage.setViewportSize(viewport);
    await sharedPage.emulateMedia({ ...NO_EMULATION, colorScheme, reducedMotion });
    await use(sharedPage);
    await emptyPage(sharedPage, site.origin);
  },
  watch: [
    async ({ context, site }, use) => {
      const outside: string[] = [];
      const expected: RegExp[] = [];
      const errors: string[] = [];
      site.setNow(NOW);
      site.setReachable(true);
      const noteRequest = (request: Request) => {
        const { protocol, origin, href } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== site.origin) outside.push(href);
      };
      const noteMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error')
          errors.push(`${message.text()} (${message.location().url})`);
      };
      const noteError = (error: WebError) => errors.push(String(error.error()));
      context.on('request', noteRequest).on('console', noteMessage).on('weberror', noteError);
      await use({ outside, expectConsole: (message) => expected.push(message) });
      context.off('request', noteRequest).off('console', noteMessage).off('weberror', noteError);
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

/** Opens a browser context, with the options of the test and a fixed clock. */
async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.clock.setFixedTime(NOW);
  return context;
}

/** Opens a page that refuses what would outlast a test. */
async function openSharedPage(browser: Browser): Promise<Page> {
  const context = await newContext(browser);
  const page = await context.newPage();
  for (const owner of [page, context, context.clock]) {
    for (const name of LASTING_METHODS) {
      if (!(name in owner)) continue;
      const refuse = () => {
        throw new Error(`${name} outlasts the test: use a page of its own, sharesPage: false`);
      };
      Object.defineProperty(owner, name, { value: refuse });
    }
  }
  return page;
}

/** Undoes what a test did to the page that tests share. */
async function emptyPage(page: Page, origin: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners();
  // Out of the page, so that it hovers over nothing.
  await page.mouse.move(-1, -1);
  // A drawing of the site, in which no code runs. After `about:blank` the next page would need
  // another process, whose start takes longer than most tests.
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(async () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    for (const name of await window.caches.keys()) await window.caches.delete(name);
    window.name = '';
  });
  await context.clearCookies();
}
