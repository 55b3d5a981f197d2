import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BROWSER_FLAGS, findChromium } from '../scripts/browser/chromium.ts';

interface BrowserProcess {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts a headless browser with a fresh profile and an open debugging port. */
export async function startBrowser(): Promise<BrowserProcess> {
  const { executablePath, environment } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'binario-browser-'));
  const child = spawn(
    executablePath,
    [
      '--headless',
      ...BROWSER_FLAGS,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the browser stopped with ${code}`)));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
  });
  return {
    port,
    async stop() {
      child.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
