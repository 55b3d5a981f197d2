import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { chooseEncoding, type PageEncoding } from './page-encoding.ts';

/** An answer in one encoding, ready to be sent again and again; the headers are names and values in turn. */
interface EncodedAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: readonly string[];
}

/** What a request says about the form of its answer. */
interface WantedForm {
  readonly method: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** Status, headers (names and values in turn) and body of an answer. */
export interface Reply {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Uint8Array<ArrayBuffer> | null;
}

// Level 5 costs about 2 ms for a page; level 11 costs a hundred times that and belongs to the build.
const BROTLI_QUALITY = 5;
// A window of 256 KiB holds nearly every page; the usual 4 MiB would only be taken from the system and given back.
const BROTLI_WINDOW_BITS = 18;

/** A finished page or file: compressed once; other encodings are made from it when somebody asks for them. */
export class FinishedAnswer {
  readonly status: number;
  readonly #etag: string;
  /** Brotli, where the content can be compressed at all. */
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #isCompressed: boolean;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #encoded: Partial<Record<PageEncoding, EncodedAnswer>> = {};

  /** @param headers the answer's own, beside those that tell of its encoding and its content */
  constructor(status: number, content: Uint8Array, headers: Readonly<Record<string, string>>) {
    this.status = status;
    this.#etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    this.#isCompressed = !headers['Content-Type']?.startsWith('image/');
    this.#bytes = ownCopy(this.#isCompressed ? compress(content) : content);
    this.#headers = { ...headers, ETag: this.#etag };
  }

  /** The answer as it goes out: "not modified" to a browser that has it, without a body for HEAD. */
  reply({ method, ifNoneMatch, acceptEncoding }: WantedForm): Reply {
    if (this.status === 200 && ifNoneMatch === this.#etag)
      return { status: 304, headers: Object.entries(this.#headers).flat(), body: null };
    const encoding = this.#isCompressed ? chooseEncoding(acceptEncoding) : 'identity';
    this.#encoded[encoding] ??= this.#encode(encoding);
    const { bytes, headers } = this.#encoded[encoding];
    return { status: this.status, headers, body: method === 'HEAD' ? null : bytes };
  }

  /** Room for the answer in all encodings, in bytes; a gzip and a plain copy may join the first one later. */
  get size(): number {
    return this.#bytes.length * (this.#isCompressed ? 7 : 1) + 3_000;
  }

  #encode(encoding: PageEncoding): EncodedAnswer {
    const bytes = this.#bytesIn(encoding);
    const contentEncoding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    const headers = { ...this.#headers, ...contentEncoding, 'Content-Length': String(bytes.length) };
    return { bytes, headers: Object.entries(headers).flat() };
  }

  #bytesIn(encoding: PageEncoding): Uint8Array<ArrayBuffer> {
    if (encoding === 'br' || !this.#isCompressed) return this.#bytes;
    const plain = brotliDecompressSync(this.#bytes);
    return ownCopy(encoding === 'identity' ? plain : gzipSync(plain));
  }
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
function ownCopy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
