import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FinishedPage, PageCache } from './page-cache.ts';

const HTML = `<p>${Array.from({ length: 2_000 }, (_, at) => `stop ${(at * 7_919) % 1_009}`).join(', ')}</p>`;

async function askedFor(times: number): Promise<FinishedPage> {
  const cache = new PageCache(1_000_000);
  const page = new FinishedPage(200, HTML, 'en');
  cache.set('page', page);
  for (let time = 0; time < times; time++) cache.get('page');
  await cache.compressed();
  return page;
}

describe('a finished page', () => {
  it('is compressed further once it is asked for again and again', async () => {
    const [rare, wanted] = [await askedFor(2), await askedFor(3)];
    expect(rare.encoded('br').bytes.length).toBe(
      new FinishedPage(200, HTML, 'en').encoded('br').bytes.length,
    );
    expect(wanted.encoded('br').bytes.length).toBeLessThan(rare.encoded('br').bytes.length);
    expect(brotliDecompressSync(wanted.encoded('br').bytes).toString()).toBe(HTML);
    expect(wanted.encoded('br').headers['Content-Length']).toBe(String(wanted.encoded('br').bytes.length));
    expect(wanted.etag).toBe(rare.etag);
  });
});
