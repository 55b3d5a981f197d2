import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { pagePolicy } from './middleware/security-headers.ts';

/** A finished page, compressed once; other encodings are made from it when somebody asks for them. */
export interface FinishedPage {
  readonly status: number;
  readonly policy: string;
  readonly etag: string;
  readonly brotli: Uint8Array;
  gzip?: Uint8Array;
  identity?: Uint8Array;
}

/** The content encodings of pages, the best first. */
export type PageEncoding = 'br' | 'gzip' | 'identity';

// Level 5 costs about 2 ms for a page; level 11 costs a hundred times that and belongs to the build.
const BROTLI_QUALITY = 5;

/** Makes a finished page of rendered HTML: its policy, its entity tag and its compressed bytes. */
export function finishPage(status: number, html: string): FinishedPage {
  const bytes = Buffer.from(html);
  return {
    status,
    policy: pagePolicy(html),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    brotli: brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  };
}

/** The page's bytes in an encoding; what is made here is kept with the page. */
export function pageBytes(page: FinishedPage, encoding: PageEncoding): Uint8Array {
  if (encoding === 'br') return page.brotli;
  page.identity ??= brotliDecompressSync(page.brotli);
  if (encoding === 'identity') return page.identity;
  page.gzip ??= gzipSync(page.identity);
  return page.gzip;
}

/** The best encoding that an `Accept-Encoding` header takes; a coding with `q=0` is refused (RFC 9110, section 12.5.3). */
export function chooseEncoding(header: string | undefined): PageEncoding {
  const accepted = new Map(
    (header ?? '').split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      return [coding, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))] as const;
    }),
  );
  if (accepted.get('br')) return 'br';
  return accepted.get('gzip') ? 'gzip' : 'identity';
}

/** A cache of finished pages that is bounded by the bytes it holds; what was not asked for longest goes first. */
export class PageCache {
  readonly #pages: LRUCache<string, FinishedPage>;

  constructor(maximumBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maximumBytes,
      // Room for the gzip and plain copies that may join the page later, and for the key and the headers.
      sizeCalculation: (page, key) => page.brotli.length * 7 + page.policy.length + key.length * 2 + 500,
    });
  }

  get(key: string): FinishedPage | undefined {
    return this.#pages.get(key);
  }

  set(key: string, page: FinishedPage): void {
    this.#pages.set(key, page);
  }

  /** Forgets every page, as when a new day begins. */
  clear(): void {
    this.#pages.clear();
  }
}
