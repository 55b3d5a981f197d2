import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Capabilities, WebDriver, Key as WebDriverKey } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http/index.js';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import type { Engine, Key, Visitor } from './visitor.ts';

/**
 * How long a session may take to begin, a second as a rule: on a busy machine one in a hundred
 * never does, and a fresh driver's next one does.
 */
const SESSION_MS = 20_000;
const MOST_SESSIONS = 3;

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
  const services = new Set<DriverService>();
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

  /** Begins a session with its own driver, so that sessions do not share state. */
  async function begin(scripts: boolean): Promise<Visitor> {
    const service = new DriverService.Builder(driver)
      .setLoopback(true)
      .setEnvironment(environment)
      .setStdio('ignore')
      .build();
    services.add(service);
    try {
      const executor = new Executor(new HttpClient(await service.start(SESSION_MS)));
      const session = WebDriver.createSession(executor, capabilitiesOf(browser, scripts));
      await within(SESSION_MS, session.getSession());
      const visitor = visitorOf(session);
      return { ...visitor, leave: () => visitor.leave().finally(() => end(service)) };
    } catch (error) {
      await end(service);
      throw error;
    }
  }

  async function end(service: DriverService): Promise<void> {
    services.delete(service);
    await service.kill();
  }

  return {
    async visit({ scripts }) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await begin(scripts);
        } catch (error) {
          if (tries === MOST_SESSIONS) throw error;
        }
      }
    },
    async stop() {
      await Promise.all([...services].map(end));
      process.off('exit', killDisplay);
      const gone = new Promise((resolve) => display.once('exit', resolve));
      if (display.exitCode === null && display.kill()) await gone;
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
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
    leave: () => driver.quit(),
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

function firstText(child: ChildProcess, stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.setEncoding('utf8').once('data', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} stopped with ${code}`)));
  });
}
