import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Language } from '#app/domain/language.ts';
import { pagePolicy, SECURITY_HEADERS } from './middleware/security-headers.ts';
import type { PageEncoding } from './page-encoding.ts';

/** A page in one encoding, ready to be sent again and again. */
interface EncodedPage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

// Level 5 costs about 2 ms for a page; level 11 costs a hundred times that and belongs to the build.
const BROTLI_QUALITY = 5;
// A window of 256 KiB holds nearly every page; the usual 4 MiB would only be taken from the system and given back.
const BROTLI_WINDOW_BITS = 18;

/** A finished page: compressed once; other encodings are made from it when somebody asks for them. */
export class FinishedPage {
  readonly status: number;
  readonly etag: string;
  readonly #brotli: Uint8Array<ArrayBuffer>;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #encoded: Partial<Record<PageEncoding, EncodedPage>> = {};

  /** @param cacheControl what browsers may do with the page; by default they keep it but ask before showing it again */
  constructor(status: number, html: string, language: Language, cacheControl = 'private, no-cache') {
    const bytes = Buffer.from(html);
    this.status = status;
    this.etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    this.#brotli = ownCopy(
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
        },
      }),
    );
    this.#headers = {
      ...SECURITY_HEADERS,
      'Cache-Control': cacheControl,
      'Content-Language': language,
      'Content-Security-Policy': pagePolicy(html),
      'Content-Type': 'text/html; charset=utf-8',
      ETag: this.etag,
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
    };
  }

  /** Bytes and headers of the page in an encoding; what is made here is kept with the page. */
  encoded(encoding: PageEncoding): EncodedPage {
    const known = this.#encoded[encoding];
    if (known) return known;
    const made = this.#encode(encoding);
    this.#encoded[encoding] = made;
    return made;
  }

  /** The headers that go with "not modified". */
  get validators(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  /** Room for the page in all encodings, in bytes; a gzip and a plain copy may join the first one later. */
  get size(): number {
    return this.#brotli.length * 7 + 2_000;
  }

  #encode(encoding: PageEncoding): EncodedPage {
    const bytes = this.#bytes(encoding);
    const contentEncoding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    return {
      bytes,
      headers: { ...this.#headers, ...contentEncoding, 'Content-Length': String(bytes.length) },
    };
  }

  #bytes(encoding: PageEncoding): Uint8Array<ArrayBuffer> {
    if (encoding === 'br') return this.#brotli;
    return ownCopy(
      encoding === 'identity' ? brotliDecompressSync(this.#brotli) : gzipSync(this.encoded('identity').bytes),
    );
  }
}

// The bytes come as a part of a larger piece of memory, which they would keep whole for as long as the page is kept.
function ownCopy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** A cache of finished pages that is bounded by the bytes it holds; what was not asked for longest goes first. */
export class PageCache {
  readonly #pages: LRUCache<string, FinishedPage>;

  constructor(maximumBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: (page, key) => page.size + key.length * 2,
    });
  }

  get(key: string): FinishedPage | undefined {
    return this.#pages.get(key);
  }

  set(key: string, page: FinishedPage): void {
    this.#pages.set(key, page);
  }
}
