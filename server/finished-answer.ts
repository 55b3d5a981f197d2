import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { accepted } from './accepted.ts';
import type { AskedPage } from './asked-page.ts';

/** The content encodings of pages, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

const BROTLI_PARAMETERS = {
  // Level 5 costs about 2 ms for a page; level 11 costs a hundred times that and belongs to the build.
  [constants.BROTLI_PARAM_QUALITY]: 5,
  // A window of 256 KiB holds nearly every page; the usual 4 MiB would only be taken from the system and given back.
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** A finished page or file: compressed once; other encodings are made from it when somebody asks for them. */
export class FinishedAnswer {
  readonly #status: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #etag: string;
  /** Brotli, where the content can be compressed at all. */
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #isCompressed: boolean;
  readonly #bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> = {};

  /** @param headers the answer's own, beside those that tell of its encoding and its content */
  constructor(status: number, content: Uint8Array, headers: Readonly<Record<string, string>>) {
    this.#status = status;
    this.#etag = `"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
    this.#headers = { ...headers, ETag: this.#etag };
    this.#isCompressed = !headers['content-type']?.startsWith('image/');
    this.#bytes = ownCopy(
      this.#isCompressed ? brotliCompressSync(content, { params: BROTLI_PARAMETERS }) : content,
    );
  }

  /** The answer as it goes out: "not modified" to a browser that has it, without a body for HEAD. */
  reply(method: string | undefined, asked: Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>) {
    // It may be one of several, or marked as weak by a proxy that compresses; in its quotes it is still the same.
    if (this.#status === 200 && asked['if-none-match']?.includes(this.#etag))
      return { status: 304, headers: this.#headers, body: null };
    const taken = this.#isCompressed ? accepted(asked['accept-encoding']) : [];
    const encoding = ENCODINGS.find((known) => taken.includes(known)) ?? 'identity';
    this.#bodies[encoding] ??= this.#encode(encoding);
    const body = this.#bodies[encoding];
    const headers: Readonly<Record<string, string>> = {
      ...this.#headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    };
    return { status: this.#status, headers, body: method === 'HEAD' ? null : body };
  }

  /** Room for the answer in all encodings, in bytes; a gzip and a plain copy may join the first one later. */
  get size(): number {
    return this.#bytes.length * (this.#isCompressed ? 7 : 1) + 3_000;
  }

  #encode(encoding: Encoding): Uint8Array<ArrayBuffer> {
    if (encoding === 'br' || !this.#isCompressed) return this.#bytes;
    const plain = brotliDecompressSync(this.#bytes);
    return ownCopy(encoding === 'gzip' ? gzipSync(plain) : plain);
  }
}

// zlib's bytes are a part of a larger piece of memory, which they would keep whole for as long as the page is kept.
function ownCopy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** Some 150 social pictures; what is asked for less often is drawn again. */
const PICTURE_BYTES = 16 * 1024 * 1024;

/**
 * Keeps finished answers, bounded by the bytes they take; what was not asked for longest goes first. Pictures have a room
 * of their own, so that whoever asks for all of them puts no page out.
 */
export function answerCache(pageBytes: number) {
  const room = (maxSize: number) =>
    new LRUCache<string, FinishedAnswer>({
      maxSize,
      sizeCalculation: (answer, key) => answer.size + key.length * 2,
    });
  const rooms = { pages: room(pageBytes), pictures: room(PICTURE_BYTES) };
  return {
    bytes: () => rooms.pages.calculatedSize + rooms.pictures.calculatedSize,
    /** Forgets everything, since what answers are made from has changed. */
    clear() {
      rooms.pages.clear();
      rooms.pictures.clear();
    },
    get: ({ key, kind }: AskedPage) => (key === undefined ? undefined : rooms[kind].get(key)),
    set({ key, kind }: AskedPage, answer: FinishedAnswer) {
      if (key !== undefined) rooms[kind].set(key, answer);
    },
  };
}
