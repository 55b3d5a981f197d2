import puppeteer, { type Browser } from 'puppeteer-core';
import { findChromium, UNSEEN_BROWSER_FLAGS } from '../../../scripts/browser/chromium.ts';
import { untilAnother } from './until-another.ts';
import type { Engine, Visitor } from './visitor.ts';

/** The time limit of a browser's start and responses; only a hang exceeds it. */
const TIMEOUT_MS = 60_000;

/** That of a new browser's dialogue, nearly. */
const PAPER_MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** Starts the Chromium of the packages. */
export async function startChromium(): Promise<Engine> {
  const { executablePath, environment } = await findChromium();
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    args: [...UNSEEN_BROWSER_FLAGS, '--lang=en-GB'],
    env: { ...process.env, ...environment },
    timeout: TIMEOUT_MS,
    protocolTimeout: TIMEOUT_MS,
  });
  return {
    async visit({ scripts }) {
      const visitor = await visit(browser);
      if (!scripts) await visitor.page.setJavaScriptEnabled(false);
      return visitor;
    },
    stop: () => browser.close(),
  };
}

/** Starts a Firefox of the system, through WebDriver BiDi. */
export async function startFirefox([executablePath = '']: readonly string[]): Promise<Engine> {
  const launch = (scripts: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      // Firefox has no command yet that stops the scripts of one page.
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-GB,en',
        'javascript.enabled': scripts,
        // Without a graphics processor every frame is drawn by the processors that the tests need.
        'layout.frame_rate': 20,
        // Every journey would start a process that none of its pages uses.
        'dom.ipc.processPrelaunch.enabled': false,
      },
      timeout: TIMEOUT_MS,
      protocolTimeout: TIMEOUT_MS,
    });
  // A start takes longer than most journeys, so each kind of browser starts once.
  const browsers = new Map<boolean, Promise<Browser>>();
  return {
    async visit({ scripts }) {
      const browser = browsers.get(scripts) ?? launch(scripts);
      browsers.set(scripts, browser);
      const visitor = await visit(await browser);
      return {
        ...visitor,
        // Its command that opens an address stays unanswered now and then, so the page itself
        // leads there.
        open: (address) =>
          untilAnother(visitor, () =>
            visitor.run((wanted) => window.location.assign(wanted), address),
          ),
      };
    },
    async stop() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

async function visit(browser: Browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  return {
    page,
    async open(address) {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    run: (script, ...args) => page.evaluate(script as never, ...args) as never,
    print: () => page.pdf({ format: 'A4', margin: PAPER_MARGIN }),
    leave: () => context.close(),
  } satisfies Visitor & { page: unknown };
}
