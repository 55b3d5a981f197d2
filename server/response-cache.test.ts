import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { PageRequest } from '#app/domain/site.ts';
import { CachedResponse } from './cached-response.ts';
import { createResponseCache } from './response-cache.ts';

const REQUEST: PageRequest = {
  method: 'GET',
  pathname: '/help',
  path: '/help',
  language: 'en',
  fields: new URLSearchParams(),
  now: new Date('2026-12-10T08:00:00Z'),
  today: '2026-12-10',
};
/** Any text that is long enough to become smaller at a better level. */
const HTML = readFileSync('README.md', 'utf8');
const BROTLI = { 'accept-encoding': 'br' };

function cacheWithPage(type = 'text/html; charset=utf-8') {
  const cache = createResponseCache(1_000_000);
  const headers = { 'content-type': type };
  cache.set(REQUEST, new CachedResponse({ kind: 'help', status: 200, body: HTML, headers }));
  const get = (known?: string) => {
    const hit = cache.reply(REQUEST, { ...BROTLI, ...(known && { 'if-none-match': known }) });
    if (!hit) throw new Error('The page is not in the cache');
    return hit.reply;
  };
  return { cache, get };
}

it('compresses a page better once it is requested again', async () => {
  const { cache, get } = cacheWithPage();
  const first = get();
  expect(await cache.compressNextPopular()).toBe(false);
  get();
  const bytes = cache.bytes();
  expect(await cache.compressNextPopular()).toBe(true);
  const better = get();
  expect(better.body?.length).toBeLessThan(0.95 * (first.body?.length ?? 0));
  expect(brotliDecompressSync(better.body ?? new Uint8Array()).toString()).toBe(HTML);
  expect(better.headers['Content-Length']).toBe(String(better.body?.length));
  expect(bytes - cache.bytes()).toBe((first.body?.length ?? 0) - (better.body?.length ?? 0));
  expect(await cache.compressNextPopular()).toBe(false);
});

it('knows the page as it was compressed at first, under another ETag', async () => {
  const { cache, get } = cacheWithPage();
  const { ETag: first = '' } = get().headers;
  get();
  await cache.compressNextPopular();
  const { ETag: better = '' } = get().headers;
  expect(better).not.toBe(first);
  expect([first, better, '"other"'].map((known) => get(known).status)).toEqual([304, 304, 200]);
});

it('leaves files as they are', async () => {
  const { cache, get } = cacheWithPage('application/json');
  get();
  get();
  expect(await cache.compressNextPopular()).toBe(false);
});

it('stores no page that the cache has dropped meanwhile', async () => {
  const { cache, get } = cacheWithPage();
  get();
  get();
  const compressed = cache.compressNextPopular();
  cache.clear();
  expect(await compressed).toBe(true);
  expect(cache.count()).toBe(0);
});
