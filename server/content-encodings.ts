import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib';

/** The content encodings of pages, the best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** A content encoding; `identity` is the plain content. */
export type Encoding = (typeof ENCODINGS)[number];

/** The bytes of a response in some of its content encodings. */
export type Bodies = Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;

/**
 * The level of Brotli for a response that a visitor waits for: at level 4, which takes two thirds
 * of the time, a page is a twentieth larger, and many trips and searches need more than the first
 * ten packets that TCP sends (RFC 6928).
 */
const FIRST_LEVEL = 5;
/**
 * The level for a page that is requested again, in some 30 ms of another thread: a fifth smaller
 * than at first. Most pages then arrive with the first ten packets, which saves a phone a round
 * trip.
 */
const POPULAR_LEVEL = 10;
/** 256 KiB hold nearly every page; the default of 4 MiB would be allocated and freed each time. */
const WINDOW_BITS = 18;

/** Pixels are compressed already; a drawing is text. */
const PIXELS = /^image\/(?!svg)/;

const compressInThread = promisify(brotliCompress);

/** Whether a content type is that of a page. */
export const isHtml = (type: string): boolean => type.startsWith('text/html');

/**
 * The one encoding of a page or a picture that is kept from the start: Brotli, or none where it
 * would save nothing. The others are made from it.
 *
 * @param type the content type
 */
export function firstBody(content: Uint8Array, type: string): Bodies {
  if (content.length === 0 || PIXELS.test(type)) return { identity: ownCopy(content) };
  const params = brotliParams(FIRST_LEVEL);
  return { br: ownCopy(brotliCompressSync(content, { params })) };
}

/** Makes another encoding from the Brotli body. */
export function encodeFromBrotli(bodies: Bodies, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const plain = decompress(bodies);
  return ownCopy(encoding === 'gzip' ? gzipSync(plain) : plain);
}

/** Compresses a Brotli body again in another thread, at the level for popular pages. */
export async function compressBetter(bodies: Bodies): Promise<Uint8Array<ArrayBuffer>> {
  const params = brotliParams(POPULAR_LEVEL);
  return ownCopy(await compressInThread(decompress(bodies), { params }));
}

const brotliParams = (level: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: level,
  [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
});

const decompress = ({ br = new Uint8Array() }: Bodies) => brotliDecompressSync(br);

// zlib returns a part of a larger buffer, which would stay in memory as long as the page.
function ownCopy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
