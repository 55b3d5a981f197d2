import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Capabilities, error, WebDriver, Key as WebDriverKey } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http/index.js';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import type { Engine, Key, Visitor } from './visitor.ts';

/**
 * How long a session may take to begin, a second as a rule: on a busy machine one in a hundred
 * never does, and a fresh driver's next one does.
 */
const SESSION_MS = 20_000;
const MOST_SESSIONS = 3;
const MOST_DELETIONS = 3;

/** The keys as WebDriver writes them. */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: WebDriverKey.TAB,
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  ArrowDown: WebDriverKey.ARROW_DOWN,
};

/** The browser's own bar shrinks to a line, so that its window can be as narrow as a phone. */
const NARROW_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }';

/** Starts WebKitGTK's driver on a virtual screen. */
export async function startWebKit([
  driver = '',
  browser = '',
  screen = '',
]: readonly string[]): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'binario-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  const display = spawn(
    screen,
    ['-displayfd', '3', '-screen', '0', '2600x1700x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const killDisplay = () => display.kill();
  process.once('exit', killDisplay);
  const number = await firstText(display, display.stdio[3] as Readable);
  const environment = {
    ...(process.env as Record<string, string>),
    DISPLAY: `:${number.trim()}`,
    GDK_BACKEND: 'x11',
    // Without a graphics card the other renderer takes a third more processor time.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    XDG_RUNTIME_DIR: home,
  };

  /** Starts a browser and the driver that belongs to it. */
  async function begin(scripts: boolean): Promise<Browser> {
    const service = new DriverService.Builder(driver)
      .setLoopback(true)
      .setEnvironment(environment)
      .setStdio('ignore')
      .build();
    try {
      const executor = new Executor(new HttpClient(await service.start(SESSION_MS)));
      const session = WebDriver.createSession(executor, capabilitiesOf(browser, scripts));
      await within(SESSION_MS, session.getSession());
      return { session, stop: () => session.quit().finally(() => service.kill()) };
    } catch (error) {
      await service.kill();
      throw error;
    }
  }

  async function beginPatiently(scripts: boolean): Promise<Browser> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await begin(scripts);
      } catch (error) {
        if (tries === MOST_SESSIONS) throw error;
      }
    }
  }

  // A start takes longer than most journeys, so each kind of browser starts once.
  const browsers = new Map<boolean, Promise<Browser>>();
  return {
    async visit({ scripts }) {
      const started = browsers.get(scripts) ?? beginPatiently(scripts);
      browsers.set(scripts, started);
      return visitorOf((await started).session);
    },
    async stop() {
      for (const started of browsers.values()) await (await started).stop();
      process.off('exit', killDisplay);
      const gone = new Promise((resolve) => display.once('exit', resolve));
      if (display.exitCode === null && display.kill()) await gone;
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Browser {
  readonly session: WebDriver;
  readonly stop: () => Promise<void>;
}

function capabilitiesOf(binary: string, scripts: boolean): Capabilities {
  const args = ['--automation', `--enable-javascript=${scripts}`];
  return new Capabilities({ 'webkitgtk:browserOptions': { binary, args } });
}

/** Rejects where a promise takes longer. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`Not within ${milliseconds} ms`)),
    milliseconds,
  );
  return await Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}

function visitorOf(driver: WebDriver): Visitor {
  const run: Visitor['run'] = (script, ...args) =>
    driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
      Promise.resolve((${script})(...[...arguments].slice(0, -1))).then(done);`,
      ...args,
    );
  const strike = (keys: string) =>
    driver
      .actions()
      .sendKeys(...keys)
      .perform();
  /**
   * Deletes what a site has saved. On a busy machine WebKit leaves a deletion unanswered, or a
   * navigation that the last page began ends it.
   */
  async function forget(origin: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      await driver.get(`${origin}/robots.txt`);
      try {
        await run(forgetSite);
        return;
      } catch (failure) {
        const isInterrupted =
          failure instanceof error.ScriptTimeoutError || failure instanceof error.NoSuchFrameError;
        if (!isInterrupted || tries === MOST_DELETIONS) throw failure;
      }
    }
  }
  return {
    open: (url) => driver.get(url),
    async resize(width, height) {
      for (let tries = 1; ; tries += 1) {
        // A window gets its size some frames after the command, and its frame takes a part of it.
        const [besideX, besideY] = await run(
          () =>
            [
              window.outerWidth - window.innerWidth,
              window.outerHeight - window.innerHeight,
            ] as const,
        );
        await driver
          .manage()
          .window()
          .setRect({ width: Math.max(1, width + besideX), height: Math.max(1, height + besideY) });
        if (await run(takesSize, width, height)) return;
        if (tries === 20) throw new Error(`The window does not become ${width} × ${height}.`);
      }
    },
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform(),
    press: (key) => strike(KEYS[key]),
    type: strike,
    run,
    async leave() {
      // WebDriver has no profiles, so the visitor takes along what the site has saved. From a file
      // of the site, since a page may register its worker meanwhile.
      const { origin } = new URL(await driver.getCurrentUrl());
      if (origin.startsWith('http')) await forget(origin);
      await driver.manage().deleteAllCookies();
      await driver.get('about:blank');
    },
  };
}

/** In the page: whether it has a size within some frames. */
async function takesSize(width: number, height: number): Promise<boolean> {
  for (let frames = 0; frames < 30; frames += 1) {
    if (window.innerWidth === width && window.innerHeight === height) return true;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return false;
}

/** In the page: deletes what the site has saved, except cookies. */
async function forgetSite(): Promise<void> {
  window.localStorage.clear();
  window.sessionStorage.clear();
  // First the workers, which write into the caches.
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const name of await window.caches.keys()) await window.caches.delete(name);
}

function firstText(child: ChildProcess, stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.setEncoding('utf8').once('data', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} stopped with ${code}`)));
  });
}
