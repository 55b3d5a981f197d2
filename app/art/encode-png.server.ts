import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflate } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const BYTES_PER_PIXEL = 4;
/** The rows that the compressor gets at a time: the event loop turns between them. */
const ROWS_AT_A_TIME = 64;

/** A picture without transparency, four bytes for each pixel: red, green, blue and 255. */
export interface OpaquePicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/**
 * Writes a picture as a PNG, compressed off the main thread. The renderer's own `asPng` compresses
 * on it, and responds to nobody for the 60 milliseconds of a wallpaper; its files are larger by a
 * fifth.
 */
export async function encodePng(picture: OpaquePicture): Promise<Uint8Array<ArrayBuffer>> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  // Eight bits for each of red, green, blue and alpha.
  header.set([8, 6], 8);
  const lines = await pipeline(() => scanlines(picture), createDeflate(), buffer);
  const chunks = [chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))];
  return Uint8Array.from(Buffer.concat([SIGNATURE, ...chunks]));
}

/** The rows, each after the number of its filter: 0 for none, with which drawings become smallest. */
function* scanlines({ width, height, pixels }: OpaquePicture): Generator<Buffer> {
  const rowBytes = width * BYTES_PER_PIXEL;
  for (let first = 0; first < height; first += ROWS_AT_A_TIME) {
    const count = Math.min(ROWS_AT_A_TIME, height - first);
    const lines = Buffer.alloc(count * (1 + rowBytes));
    for (let row = 0; row < count; row += 1) {
      const start = (first + row) * rowBytes;
      lines.set(pixels.subarray(start, start + rowBytes), row * (1 + rowBytes) + 1);
    }
    yield lines;
  }
}

/** A part of the file: its length, its name, its bytes and their checksum. */
function chunk(name: string, bytes: Buffer): Buffer {
  const written = Buffer.alloc(bytes.length + 12);
  written.writeUInt32BE(bytes.length, 0);
  written.write(name, 4, 'latin1');
  written.set(bytes, 8);
  written.writeUInt32BE(crc32(written.subarray(4, bytes.length + 8)), bytes.length + 8);
  return written;
}
