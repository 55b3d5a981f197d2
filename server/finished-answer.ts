import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { accepted } from './accepted.ts';
import type { AskedPage } from './asked-page.ts';

/** The content encodings of pages, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

type Bytes = Uint8Array<ArrayBuffer>;
/** As Node writes them soonest: names and values in turn. */
type RawHeaders = readonly string[];

// Level 5 costs about 2 ms for a page; level 11 costs a hundred times that and belongs to the build.
const BROTLI_QUALITY = 5;
// A window of 256 KiB holds nearly every page; the usual 4 MiB would only be taken from the system and given back.
const BROTLI_WINDOW_BITS = 18;

/** A finished page or file: compressed once; other encodings are made from it when somebody asks for them. */
export class FinishedAnswer {
  readonly status: number;
  /** Brotli, where the content can be compressed at all. */
  readonly #bytes: Bytes;
  readonly #isCompressed: boolean;
  readonly #headers: RawHeaders;
  readonly #etag: string;
  readonly #encoded: Partial<Record<Encoding, { readonly body: Bytes; readonly headers: RawHeaders }>> = {};

  /** @param headers the answer's own, beside those that tell of its encoding and its content */
  constructor(status: number, content: Uint8Array, headers: Readonly<Record<string, string>>) {
    this.status = status;
    this.#isCompressed = !headers['content-type']?.startsWith('image/');
    this.#bytes = ownCopy(this.#isCompressed ? compress(content) : content);
    this.#etag = `"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
    this.#headers = Object.entries({ ...headers, ETag: this.#etag }).flat();
  }

  /** The answer as it goes out: "not modified" to a browser that has it, without a body for HEAD. */
  reply(
    method: string | undefined,
    asked: { 'if-none-match'?: string | undefined; 'accept-encoding'?: string | undefined },
  ): { readonly status: number; readonly headers: RawHeaders; readonly body: Bytes | null } {
    // It may be one of several, or marked as weak by a proxy that compresses; in its quotes it is still the same.
    if (this.status === 200 && asked['if-none-match']?.includes(this.#etag))
      return { status: 304, headers: this.#headers, body: null };
    const encoding = this.#isCompressed ? chooseEncoding(asked['accept-encoding']) : 'identity';
    this.#encoded[encoding] ??= this.#encode(encoding);
    const { body, headers } = this.#encoded[encoding];
    return { status: this.status, headers, body: method === 'HEAD' ? null : body };
  }

  /** Room for the answer in all encodings, in bytes; a gzip and a plain copy may join the first one later. */
  get size(): number {
    return this.#bytes.length * (this.#isCompressed ? 7 : 1) + 3_000;
  }

  #encode(encoding: Encoding) {
    const body = this.#bytesIn(encoding);
    const contentEncoding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return { body, headers: [...this.#headers, ...contentEncoding, 'Content-Length', String(body.length)] };
  }

  #bytesIn(encoding: Encoding): Bytes {
    if (encoding === 'br' || !this.#isCompressed) return this.#bytes;
    const plain = brotliDecompressSync(this.#bytes);
    return ownCopy(encoding === 'identity' ? plain : gzipSync(plain));
  }
}

/** The first of our encodings that an `Accept-Encoding` header takes. */
function chooseEncoding(header: string | undefined): Encoding {
  const taken = accepted(header);
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? 'identity';
}

function compress(content: Uint8Array): Uint8Array {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    },
  });
}

// The bytes come as a part of a larger piece of memory, which they would keep whole for as long as the page is kept.
function ownCopy(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes);
}

/** Some 150 social pictures; what is asked for less often is drawn again. */
const PICTURE_BYTES = 16 * 1024 * 1024;

/**
 * Keeps finished answers, bounded by the bytes it holds; what was not asked for longest goes first. Pictures have a room
 * of their own, so that whoever asks for all of them puts no page out.
 */
export class AnswerCache {
  readonly #pages: LRUCache<string, FinishedAnswer>;
  readonly #pictures: LRUCache<string, FinishedAnswer>;

  constructor(pageBytes: number) {
    const room = (maxSize: number) =>
      new LRUCache<string, FinishedAnswer>({
        maxSize,
        sizeCalculation: (answer, key) => answer.size + key.length * 2,
      });
    this.#pages = room(pageBytes);
    this.#pictures = room(PICTURE_BYTES);
  }

  /** How many bytes the kept answers take. */
  get bytes(): number {
    return this.#pages.calculatedSize + this.#pictures.calculatedSize;
  }

  /** Forgets everything, since what answers are made from has changed. */
  clear(): void {
    this.#pages.clear();
    this.#pictures.clear();
  }

  /** The finished answer; none for what a visitor's own query shapes. */
  get({ key, isPicture }: AskedPage): FinishedAnswer | undefined {
    if (key === undefined) return undefined;
    return (isPicture ? this.#pictures : this.#pages).get(key);
  }

  set({ key, isPicture }: AskedPage, answer: FinishedAnswer): void {
    if (key !== undefined) (isPicture ? this.#pictures : this.#pages).set(key, answer);
  }
}
