import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SiteRequest } from '#app/domain/site.ts';
import { createFakeSite, htmlResponse } from './testing/fake-site.ts';

const echo = ({ path }: SiteRequest) => htmlResponse(`<!doctype html><p>${path}</p>`);
const FORM = { method: 'POST', headers: { Origin: 'http://localhost:3000' } };
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('finished pages', () => {
  it('are rendered once for each path, language and day', async () => {
    const { site, clock, rendered } = createFakeSite(echo);
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      await site.request(path, { headers });
      return rendered();
    };
    expect(await ask('/a')).toBe(1);
    expect(await ask('/a')).toBe(1);
    expect(await ask('/b')).toBe(2);
    expect(await ask('/a', { 'Accept-Language': 'fr' })).toBe(3);
    expect(await ask('/a?lng=fr')).toBe(3);
    clock.now = new Date('2026-12-10T22:59:59Z');
    expect(await ask('/a')).toBe(3);
    clock.now = new Date('2026-12-10T23:00:00Z');
    expect(await ask('/a')).toBe(4);
  });

  it('do not depend on query fields that no page reads', async () => {
    const { site, rendered } = createFakeSite(echo);
    await site.request('/a');
    await site.request('/a?utm_source=x&y=1');
    expect(rendered()).toBe(1);
  });

  it('never hand on a path that cannot be read', async () => {
    const { site, rendered } = createFakeSite(echo);
    for (const path of ['/%', '/cities/%e0%a4%a', '/%zz?from=Rome']) {
      expect((await bytesOf(await site.request(path))).toString()).toBe(
        '<!doctype html><p>/404</p>',
      );
    }
    expect(rendered()).toBe(2);
  });

  it('are made anew for a visitor’s own query, and never kept', async () => {
    const { site, rendered } = createFakeSite(({ fields }) => htmlResponse(`<p>?${fields}</p>`));
    const answer = await site.request('/a?from=Rome&x=1');
    expect((await bytesOf(answer)).toString()).toBe('<p>?from=Rome</p>');
    await site.request('/a?from=Rome');
    expect(rendered()).toBe(2);
  });

  it('are rendered a few at a time, and once when many ask for the same one together', async () => {
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
    for (const answer of await Promise.all(different)) expect(answer.status).toBe(200);
    expect(most).toBeLessThanOrEqual(4);
    const before = rendered();
    await Promise.all(Array.from({ length: 30 }, () => site.request('/same')));
    expect(rendered() - before).toBeLessThanOrEqual(4);
  });

  it('leave the event loop its turn between one and the next', async () => {
    const { site, rendered } = createFakeSite(echo);
    const answers = Array.from({ length: 50 }, (_, page) => site.request(`/${page}`));
    const seen: number[] = [];
    while (rendered() < 50) {
      await new Promise(setImmediate);
      seen.push(rendered());
    }
    await Promise.all(answers);
    expect(seen.length).toBeGreaterThan(10);
  });

  it('leave it that turn between forms too', async () => {
    const { site, rendered } = createFakeSite(echo);
    const answers = Array.from({ length: 50 }, () => site.request('/form', FORM));
    await new Promise(setImmediate);
    expect(rendered()).toBeLessThan(50);
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
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

  it('are not made for a visitor who has left meanwhile', async () => {
    const { site, rendered } = createFakeSite(echo);
    const visitor = new AbortController();
    const asked = Array.from({ length: 30 }, (_, page) =>
      site.request(`/${page}`, { signal: visitor.signal }),
    );
    visitor.abort();
    await Promise.all(asked);
    expect(rendered()).toBe(0);
  });

  it('are asked for again in a moment when too many wait already', async () => {
    const { site } = createFakeSite(echo);
    const asked = Array.from({ length: 700 }, (_, page) => site.request(`/${page}`));
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 503);
    expect(refused).toHaveLength(700 - 504);
    expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  });

  it('do not wait for pictures', async () => {
    const pictures: (() => void)[] = [];
    const { site } = createFakeSite(async (request) => {
      if (request.path.startsWith('/social/'))
        await new Promise<void>((resolve) => pictures.push(resolve));
      return echo(request);
    });
    const asked = Array.from({ length: 60 }, (_, city) => site.request(`/social/city/${city}.png`));
    expect((await site.request('/page')).status).toBe(200);
    let isOver = false;
    const all = Promise.all(asked).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      pictures.shift()?.();
      await new Promise(setImmediate);
    }
    expect((await all).filter(({ status }) => status === 503)).toHaveLength(60 - 41);
  });

  it('are forgotten when there are too many, the oldest first', async () => {
    const { site, rendered } = createFakeSite(echo, 4_000);
    for (let page = 0; page < 50; page += 1) await site.request(`/${page}`);
    await site.request('/49');
    expect(rendered()).toBe(50);
    await site.request('/0');
    expect(rendered()).toBe(51);
  });

  it('are never kept when they failed', async () => {
    const { site, rendered } = createFakeSite(() => htmlResponse('<p>failed</p>', 500));
    await site.request('/a');
    await site.request('/a');
    expect(rendered()).toBe(2);
  });

  it('are not made for a visitor who has left, which is no failure', async () => {
    const { site, rendered } = createFakeSite(echo);
    expect((await site.request('/a', { signal: AbortSignal.abort() })).status).toBe(400);
    expect(rendered()).toBe(0);
  });

  it('answer 304 to a browser that has them', async () => {
    const { site } = createFakeSite(echo);
    const etag = (await site.request('/a')).headers.get('ETag') ?? '';
    const answer = await site.request('/a', { headers: { 'If-None-Match': etag } });
    expect(answer.status).toBe(304);
    for (const several of [`W/${etag}`, `"other", ${etag}`])
      expect((await site.request('/a', { headers: { 'If-None-Match': several } })).status).toBe(
        304,
      );
    expect(await answer.text()).toBe('');
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
    const answer = await site.request('/a', {
      headers: header === undefined ? {} : { 'Accept-Encoding': header },
    });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    const bytes = await bytesOf(answer);
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.length));
    const plain =
      encoding === 'br'
        ? brotliDecompressSync(bytes)
        : encoding === 'gzip'
          ? gunzipSync(bytes)
          : bytes;
    expect(plain.toString()).toBe('<!doctype html><p>/a</p>');
  });

  it('answer HEAD with the headers of GET and no body', async () => {
    const { site } = createFakeSite(echo);
    const head = await site.request('/a', { method: 'HEAD' });
    const get = await site.request('/a');
    expect(await head.text()).toBe('');
    expect([...head.headers]).toEqual([...get.headers]);
  });
});
