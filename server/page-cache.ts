import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Language } from '#app/domain/language.ts';
import { pagePolicy, SECURITY_HEADERS } from './middleware/security-headers.ts';
import type { PageEncoding } from './page-encoding.ts';

/** A page in one encoding, ready to be sent again and again. */
interface EncodedPage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

// Level 5 costs about 2 ms for a page. Level 11 takes a tenth off its bytes, often a whole round trip of a slow network,
// and costs about 100 ms: worth it, beside the requests, for the pages that are asked for again and again.
const FIRST_QUALITY = 5;
const FINAL_QUALITY = 11;
const REQUESTS_OF_A_WANTED_PAGE = 3;

const compress = promisify(brotliCompress);

function brotliOptions(quality: number, bytes: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes } };
}

/** A finished page: compressed once; other encodings are made from it when somebody asks for them. */
export class FinishedPage {
  readonly status: number;
  readonly etag: string;
  #brotli: Uint8Array<ArrayBuffer>;
  #requests = 0;
  #isCompressedFurther = false;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #encoded: Partial<Record<PageEncoding, EncodedPage>> = {};

  /** @param cacheControl what browsers may do with the page; by default they keep it but ask before showing it again */
  constructor(status: number, html: string, language: Language, cacheControl = 'private, no-cache') {
    const bytes = Buffer.from(html);
    this.status = status;
    this.etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    this.#brotli = brotliCompressSync(bytes, brotliOptions(FIRST_QUALITY, bytes.length));
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

  /** Counts a request for the page; true when it is wanted enough to be compressed further, and not yet so. */
  isWanted(): boolean {
    this.#requests++;
    return this.#requests >= REQUESTS_OF_A_WANTED_PAGE && !this.#isCompressedFurther;
  }

  /** Compresses the page as far as it goes, on another thread; it is sent as it was until then. */
  async compressFurther(): Promise<void> {
    this.#isCompressedFurther = true;
    const bytes = brotliDecompressSync(this.#brotli);
    this.#brotli = new Uint8Array(await compress(bytes, brotliOptions(FINAL_QUALITY, bytes.length)));
    delete this.#encoded.br;
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
    return encoding === 'identity'
      ? brotliDecompressSync(this.#brotli)
      : gzipSync(this.encoded('identity').bytes);
  }
}

/** A cache of finished pages that is bounded by the bytes it holds; what was not asked for longest goes first. */
export class PageCache {
  readonly #pages: LRUCache<string, FinishedPage>;
  // One page at a time, so that a rush leaves the other threads alone and nothing waits in a row.
  #compressing: Promise<void> | undefined;

  constructor(maximumBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: (page, key) => page.size + key.length * 2,
    });
  }

  get(key: string): FinishedPage | undefined {
    const page = this.#pages.get(key);
    if (page?.isWanted() && !this.#compressing) {
      this.#compressing = page.compressFurther().finally(() => {
        this.#compressing = undefined;
      });
    }
    return page;
  }

  set(key: string, page: FinishedPage): void {
    this.#pages.set(key, page);
  }

  /** Resolves when no page is being compressed further. */
  async compressed(): Promise<void> {
    await this.#compressing;
  }
}
