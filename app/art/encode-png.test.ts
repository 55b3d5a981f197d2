import { crc32, inflateSync } from 'node:zlib';
import { renderAsync } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { encodePng } from './encode-png.server.ts';

const WIDTH = 3;
/** More rows than the compressor gets at a time. */
const HEIGHT = 150;

/** The chunks of a PNG by their names; each checksum is that of the chunk. */
function chunksOf(png: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end));
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    at = end + 4;
  }
  return chunks;
}

it('writes every row of pixels after its filter, as PNG says', async () => {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, n) => (n % 4 === 3 ? 255 : n));
  const png = Buffer.from(await encodePng({ width: WIDTH, height: HEIGHT, pixels }));
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks = chunksOf(png);
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, WIDTH, 0, 0, 0, HEIGHT, 8, 6, 0, 0, 0]);
  const lines = inflateSync(chunks.get('IDAT') ?? '');
  const rows = Array.from({ length: HEIGHT }, (_, row) => [
    0,
    ...pixels.subarray(row * WIDTH * 4, (row + 1) * WIDTH * 4),
  ]);
  expect([...lines]).toEqual(rows.flat());
});

it('describes a picture as the renderer does', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"/>`;
  const picture = await renderAsync(svg, { background: '#f80' });
  const { width, height, pixels } = picture;
  const own = chunksOf(Buffer.from(await encodePng({ width, height, pixels })));
  expect(own.get('IHDR')).toEqual(chunksOf(picture.asPng()).get('IHDR'));
});

it('lets the event loop turn meanwhile', async () => {
  const [width, height] = [100, 640];
  let turns = 0;
  const count = () => {
    turns += 1;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  await encodePng({ width, height, pixels: new Uint8Array(width * height * 4) });
  clearImmediate(immediate);
  expect(turns).toBeGreaterThanOrEqual(10);
});
