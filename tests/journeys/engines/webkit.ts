import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Engine, Key, Visitor } from './visitor.ts';

/** How long the driver may take for one command; only what hangs runs out of it. */
const TIMEOUT_MS = 60_000;

/**
 * How long a session may take to begin, a second as a rule: on a busy machine one in a hundred never does, and a fresh
 * driver's next one does.
 */
const SESSION_MS = 20_000;
const MOST_SESSIONS = 3;

/** The keys as WebDriver writes them. */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** The browser's own bar shrinks to a line, so that its window can be as narrow as a phone. */
const NARROW_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }';

type Send = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Starts WebKitGTK's driver on a screen of its own, which nobody sees. */
export async function startWebKit([
  driver = '',
  browser = '',
  screen = '',
]: readonly string[]): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'binario-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  const children = new Set<ChildProcess>();
  const killAll = () => {
    for (const child of children) child.kill();
  };
  process.once('exit', killAll);

  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '2600x1700x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.add(display);
  const number = await firstText(display, display.stdio[3] as Readable);
  const environment = {
    ...process.env,
    DISPLAY: `:${number.trim()}`,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    XDG_RUNTIME_DIR: home,
  };

  /** Begins a session with a driver of its own: none has to do with what another leaves behind. */
  async function begin(scripts: boolean): Promise<Visitor> {
    const port = await freePort();
    const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: environment });
    children.add(child);
    try {
      const send = sendTo(port);
      await ready(send);
      const { sessionId } = await send<{ sessionId: string }>(
        'POST',
        '/session',
        sessionOf(browser, scripts),
      );
      const visitor = visitorOf((method, path, body) => send(method, `/session/${sessionId}${path}`, body));
      return { ...visitor, leave: () => visitor.leave().finally(() => end(child)) };
    } catch (error) {
      await end(child);
      throw error;
    }
  }

  async function end(child: ChildProcess): Promise<void> {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill()) await gone;
    children.delete(child);
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
      process.off('exit', killAll);
      for (const child of [...children].reverse()) await end(child);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What a driver is asked with; a session begins soon or not at all. */
function sendTo(port: number): Send {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(path === '/session' ? SESSION_MS : TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause) => {
      throw new Error(`No answer to ${method} ${path}`, { cause });
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

function sessionOf(binary: string, scripts: boolean): object {
  const args = ['--automation', `--enable-javascript=${scripts}`];
  return { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } } };
}

function visitorOf(send: Send): Visitor {
  const act = (source: { readonly type: 'key' | 'pointer' }, actions: readonly object[]) =>
    send<void>('POST', '/actions', { actions: [{ id: source.type, ...source, actions }] });
  const strike = (keys: string) =>
    act(
      { type: 'key' },
      [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const run: Visitor['run'] = (script, ...args) =>
    send('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve((${script})(...[...arguments].slice(0, -1))).then(done);`,
      args,
    });
  return {
    open: (url) => send('POST', '/url', { url }),
    async resize(width, height) {
      for (let tries = 1; ; tries += 1) {
        // A window takes its size some frames after it is told to, and needs more of it than the page.
        const [besideX, besideY] = await run(
          () => [window.outerWidth - window.innerWidth, window.outerHeight - window.innerHeight] as const,
        );
        await send('POST', '/window/rect', {
          width: Math.max(1, width + besideX),
          height: Math.max(1, height + besideY),
        });
        if (await run(takesSize, width, height)) return;
        if (tries === 20) throw new Error(`The window does not become ${width} × ${height}.`);
      }
    },
    click: (x, y) =>
      act({ type: 'pointer' }, [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key) => strike(KEYS[key]),
    type: strike,
    run,
    leave: () => send('DELETE', ''),
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

async function ready(send: Send): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send('GET', '/status');
    } catch (error) {
      if (tries === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
