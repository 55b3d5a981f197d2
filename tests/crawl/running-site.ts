import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FetchPage } from './crawl.ts';

const ROOT = new URL('../../', import.meta.url);
const READY = /is ready at (http:\/\/\S+)\//;

/**
 * The site's PUBLIC_ORIGIN. It differs from the real one, so that absolute addresses in pages show.
 */
export const PUBLIC_ORIGIN = 'https://www.binario.example';

/** Starts the built site in its own process and requests pages like a search engine. */
export async function startSite(): Promise<{ fetchPage: FetchPage; stop: () => void }> {
  if (!existsSync(new URL('build/site-server.js', ROOT))) {
    throw new Error('There is no build to crawl; `npm run build` makes one');
  }
  const server = spawn(process.execPath, ['build/site-server.js'], {
    cwd: fileURLToPath(ROOT),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_ORIGIN,
      TIMETABLE_FEEDS: 'none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const local = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`The site stopped with ${code} before it was ready`)),
    );
    createInterface({ input: server.stdout }).on('line', (line) => {
      const [, address] = READY.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
  return {
    fetchPage: async (address) => {
      const response = await fetch(`${local}${address}`, { redirect: 'manual' });
      return {
        status: response.status,
        type: response.headers.get('Content-Type') ?? '',
        language: response.headers.get('Content-Language') ?? undefined,
        location: response.headers.get('Location') ?? undefined,
        body: await response.text(),
      };
    },
    stop: () => server.kill(),
  };
}
