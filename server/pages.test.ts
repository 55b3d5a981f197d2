import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SiteRequest } from '#app/domain/site.ts';
import { seededRandom } from '#scripts/seeded-random.ts';
import { createFakeSite, htmlResponse } from './testing/fake-site.ts';

const echo = ({ path }: SiteRequest) => htmlResponse(`<!doctype html><p>${path}</p>`);
const FORM = { method: 'POST', headers: { Origin: 'http://localhost:3000' } };
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

function decode(bytes: Buffer, encoding: string | null): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** Text that hardly gets smaller by compression, the same each time. */
function randomText(length: number): string {
  const random = seededRandom(1);
  const letters = Array.from({ length }, () => 33 + Math.floor(random() * 90));
  return String.fromCharCode(...letters);
}

describe('pages', () => {
  it('are rendered once for each path, language and day', async () => {
    const { site, clock, rendered } = createFakeSite(echo);
    const send = async (path: string, headers: Record<string, string> = {}) => {
      await site.request(path, { headers });
      return rendered();
    };
    expect(await send('/a')).toBe(1);
    expect(await send('/a')).toBe(1);
    expect(await send('/b')).toBe(2);
    expect(await send('/a', { 'Accept-Language': 'fr' })).toBe(3);
    expect(await send('/a?lng=fr')).toBe(3);
    clock.now = new Date('2026-12-10T22:59:59Z');
    expect(await send('/a')).toBe(3);
    clock.now = new Date('2026-12-10T23:00:00Z');
    expect(await send('/a')).toBe(4);
  });

  it('do not depend on query fields that no page reads', async () => {
    const { site, rendered } = createFakeSite(echo);
    await site.request('/a');
    await site.request('/a?utm_source=x&y=1');
    expect(rendered()).toBe(1);
  });

  it('are the not-found page for a path that is no UTF-8', async () => {
    const { site, rendered } = createFakeSite(echo);
    for (const path of ['/%', '/cities/%e0%a4%a', '/%zz?from=Rome']) {
      expect((await bytesOf(await site.request(path))).toString()).toBe(
        '<!doctype html><p>/404</p>',
      );
    }
    expect(rendered()).toBe(2);
  });

  it('are rendered each time for a visitor’s own query', async () => {
    const { site, rendered } = createFakeSite(({ fields }) => htmlResponse(`<p>?${fields}</p>`));
    const response = await site.request('/a?from=Rome&x=1');
    expect((await bytesOf(response)).toString()).toBe('<p>?from=Rome</p>');
    await site.request('/a?from=Rome');
    expect(rendered()).toBe(2);
  });

  it('are rendered four at a time, the same one at most four times at once', async () => {
    let running = 0;
    let most = 0;
    const { site, rendered } = createFakeSite(async (request) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return echo(request);
    });
    const different = Array.from({ length: 30 }, (_, page) => site.request(`/${page}`));
    for (const response of await Promise.all(different)) expect(response.status).toBe(200);
    expect(most).toBeLessThanOrEqual(4);
    const before = rendered();
    await Promise.all(Array.from({ length: 30 }, () => site.request('/same')));
    expect(rendered() - before).toBeLessThanOrEqual(4);
  });

  it('let the event loop run between one and the next', async () => {
    const { site, rendered } = createFakeSite(echo);
    const responses = Array.from({ length: 50 }, (_, page) => site.request(`/${page}`));
    const seen: number[] = [];
    while (rendered() < 50) {
      await new Promise(setImmediate);
      seen.push(rendered());
    }
    await Promise.all(responses);
    expect(seen.length).toBeGreaterThan(10);
  });

  it('let it run between forms too', async () => {
    const { site, rendered } = createFakeSite(echo);
    const responses = Array.from({ length: 50 }, () => site.request('/form', FORM));
    await new Promise(setImmediate);
    expect(rendered()).toBeLessThan(50);
    for (const response of await Promise.all(responses)) expect(response.status).toBe(200);
  });

  it('do not wait for a form that waits for the database', async () => {
    const waiting: (() => void)[] = [];
    const { site } = createFakeSite(async (request) => {
      if (request.method === 'POST') await new Promise<void>((resolve) => waiting.push(resolve));
      return echo(request);
    });
    const forms = Array.from({ length: 10 }, () => site.request('/form', FORM));
    while (waiting.length < 10) await new Promise(setImmediate);
    expect((await site.request('/page')).status).toBe(200);
    for (const resolve of waiting) resolve();
    for (const form of await Promise.all(forms)) expect(form.status).toBe(200);
  });

  it('are not made for a client that disconnected while it waited', async () => {
    const { site, rendered } = createFakeSite(echo);
    const visitor = new AbortController();
    const requests = Array.from({ length: 30 }, (_, page) =>
      site.request(`/${page}`, { signal: visitor.signal }),
    );
    visitor.abort();
    await Promise.all(requests);
    expect(rendered()).toBe(0);
  });

  it('are refused with Retry-After when too many of a client wait already', async () => {
    const { site } = createFakeSite(echo);
    const requests = Array.from({ length: 700 }, (_, page) => site.request(`/${page}`));
    const refused = (await Promise.all(requests)).filter(({ status }) => status === 503);
    expect(refused).toHaveLength(700 - 375);
    expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  });

  it.each([
    ['pictures', '/social/city/', '.png'],
    ['trains of the map', '/map/trains/0a1b/2026-12-', '/fast.bin'],
    ['days of the map', '/map/now/en/2026-12-', '.json'],
  ])('do not wait for %s', async (_name, beginning, end) => {
    const others: (() => void)[] = [];
    const { site } = createFakeSite(async (request) => {
      if (request.path.startsWith(beginning))
        await new Promise<void>((resolve) => others.push(resolve));
      return echo(request);
    });
    const requests = Array.from({ length: 60 }, (_, at) => site.request(`${beginning}${at}${end}`));
    expect((await site.request('/page')).status).toBe(200);
    let isOver = false;
    const all = Promise.all(requests).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      others.shift()?.();
      await new Promise(setImmediate);
    }
    expect((await all).filter(({ status }) => status === 503)).toHaveLength(60 - 30);
  });

  it('are dropped when there are too many, the least recently used first', async () => {
    const { site, rendered } = createFakeSite(echo, { pageCacheBytes: 4_000 });
    for (let page = 0; page < 50; page += 1) await site.request(`/${page}`);
    await site.request('/49');
    expect(rendered()).toBe(50);
    await site.request('/0');
    expect(rendered()).toBe(51);
  });

  it('are not dropped for the map’s trains of many days', async () => {
    const { site, rendered } = createFakeSite(() => htmlResponse(randomText(1_000)), {
      pageCacheBytes: 8_000,
    });
    await site.request('/page');
    for (let day = 0; day < 20; day += 1) {
      await site.request(`/map/now/en/${day}.json`);
      await site.request(`/map/trains/0a1b/${day}/fast.bin`);
      await site.request(`/map/train/en/0a1b/${day}.json`);
    }
    const before = rendered();
    await site.request('/page');
    expect(rendered()).toBe(before);
  });

  it('that say "not found" are never kept', async () => {
    const { site, rendered } = createFakeSite(() => htmlResponse('<p>none</p>', 404));
    await site.request('/a');
    await site.request('/a');
    expect(rendered()).toBe(2);
    expect(site.cache.count()).toBe(0);
  });

  it('are booked at the bytes that they take, and again with each encoding', async () => {
    const { site } = createFakeSite(() => htmlResponse(randomText(20_000)));
    await site.request('/a', { headers: { 'Accept-Encoding': 'br' } });
    const brotli = site.cache.bytes();
    expect(brotli).toBeGreaterThan(15_000);
    expect(brotli).toBeLessThan(25_000);
    await site.request('/a', { headers: { 'Accept-Encoding': 'br' } });
    expect(site.cache.bytes()).toBe(brotli);
    await site.request('/a');
    expect(site.cache.bytes()).toBe(brotli + 20_000);
    expect(site.cache.count()).toBe(1);
  });

  it('are booked at all their bytes also when the first client takes no Brotli', async () => {
    const { site } = createFakeSite(() => htmlResponse(randomText(20_000)));
    await site.request('/a');
    expect(site.cache.bytes()).toBeGreaterThan(35_000);
  });

  it('are kept apart for paths that differ in what they encode', async () => {
    const { site, rendered } = createFakeSite(echo);
    for (const path of ['/rome-to-milan%3f', '/rome-to-milan%253f']) await site.request(path);
    expect(rendered()).toBe(2);
  });

  it('are kept once for all spellings of the path of a trip', async () => {
    const { site, rendered } = createFakeSite(echo);
    for (const path of ['/rome-to-milan', '/Rome-to-Milan', '/rome-to-milan/', '/%72ome-to-milan'])
      expect((await site.request(path)).status).toBe(200);
    expect(rendered()).toBe(1);
    expect(site.cache.count()).toBe(1);
  });

  it('are kept once for all spellings of the path of a file', async () => {
    const { site, rendered } = createFakeSite(echo);
    for (const path of ['/sitemap.xml', '/sitemap.xml/', '/sitemap%2Exml', '/site%6Dap.xm%6C//'])
      expect((await site.request(path)).status).toBe(200);
    expect(rendered()).toBe(1);
    expect(site.cache.count()).toBe(1);
  });

  it('are not kept for another spelling of any other path', async () => {
    const { site } = createFakeSite(echo);
    await site.request('/A/');
    expect(site.cache.count()).toBe(0);
    await site.request('/%61');
    await site.request('/a');
    expect(site.cache.count()).toBe(1);
  });

  it('are never kept when they failed', async () => {
    const { site, rendered } = createFakeSite(() => htmlResponse('<p>failed</p>', 500));
    await site.request('/a');
    await site.request('/a');
    expect(rendered()).toBe(2);
  });

  it('are not made for a client that has disconnected, which is no failure', async () => {
    const { site, rendered } = createFakeSite(echo);
    expect((await site.request('/a', { signal: AbortSignal.abort() })).status).toBe(400);
    expect(rendered()).toBe(0);
  });

  it('are not sent again to a browser that has them (304)', async () => {
    const { site } = createFakeSite(echo);
    const etag = (await site.request('/a')).headers.get('ETag') ?? '';
    const response = await site.request('/a', { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(304);
    for (const several of [`W/${etag}`, `"other", ${etag}`])
      expect((await site.request('/a', { headers: { 'If-None-Match': several } })).status).toBe(
        304,
      );
    expect(await response.text()).toBe('');
    expect((await site.request('/b', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['zstd', null],
    ['', null],
    [undefined, null],
  ])('are encoded as the browser takes them: %j', async (header, encoding) => {
    const { site } = createFakeSite(echo);
    const response = await site.request('/a', {
      headers: header === undefined ? {} : { 'Accept-Encoding': header },
    });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    const bytes = await bytesOf(response);
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(decode(bytes, encoding).toString()).toBe('<!doctype html><p>/a</p>');
  });

  it('have the same headers for HEAD as for GET, and no body', async () => {
    const { site } = createFakeSite(echo);
    const head = await site.request('/a', { method: 'HEAD' });
    const get = await site.request('/a');
    expect(await head.text()).toBe('');
    expect([...head.headers]).toEqual([...get.headers]);
  });
});
