import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressBetter, encodeFromBrotli, firstBody } from './content-encodings.ts';

const TEXT = 'A sentence that is on this page again and again. '.repeat(100);
const CONTENT = Buffer.from(TEXT);
const HTML = 'text/html; charset=utf-8';

it('text is kept as Brotli alone', () => {
  const bodies = firstBody(CONTENT, HTML);
  expect(Object.keys(bodies)).toEqual(['br']);
  expect(brotliDecompressSync(bodies.br ?? '').toString()).toBe(TEXT);
});

it.each(['image/png', 'image/jpeg'])('pixels are kept as they are: %s', (type) => {
  expect(Object.keys(firstBody(CONTENT, type))).toEqual(['identity']);
});

it('a drawing is text, and nothing is not compressed', () => {
  expect(Object.keys(firstBody(CONTENT, 'image/svg+xml'))).toEqual(['br']);
  expect(firstBody(new Uint8Array(), HTML)).toEqual({ identity: new Uint8Array() });
});

it('the other encodings are made from Brotli', () => {
  const bodies = firstBody(CONTENT, HTML);
  expect(gunzipSync(encodeFromBrotli(bodies, 'gzip')).toString()).toBe(TEXT);
  expect(Buffer.from(encodeFromBrotli(bodies, 'identity')).toString()).toBe(TEXT);
});

it('a body of its own does not keep a larger buffer in memory', async () => {
  const bodies = firstBody(CONTENT, HTML);
  const better = await compressBetter(bodies);
  expect(brotliDecompressSync(better).toString()).toBe(TEXT);
  for (const body of [bodies.br, better, encodeFromBrotli(bodies, 'gzip')])
    expect(body?.buffer.byteLength).toBe(body?.length);
});
