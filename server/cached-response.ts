import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib';
import { accepted } from './accepted.ts';

/** The content encodings of pages, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/**
 * The level of Brotli for a page, which a visitor waits for: it takes less than half the time of
 * the level for files, and the page becomes a tenth larger.
 */
const PAGE_LEVEL = 3;
/** Level 11 takes a hundred times as long and belongs to the build. */
const FILE_LEVEL = 5;
/**
 * The level for a page that is requested again, in some 30 ms of another thread: a fifth smaller
 * than at first. Most pages then arrive with the first ten packets that TCP sends (RFC 6928), which
 * saves a phone a round trip.
 */
const POPULAR_LEVEL = 10;
/** 256 KiB hold nearly every page; the default of 4 MiB would be allocated and freed each time. */
const WINDOW_BITS = 18;

const compressInThread = promisify(brotliCompress);

/** The bytes of a response in some of its content encodings. */
export type Bodies = Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;

type Headers = Readonly<Record<string, string>>;

interface Content {
  /** The name of the page or file in the log. */
  readonly kind: string;
  readonly status: number;
  readonly body: string | Uint8Array;
  /** All headers but those of the encoding and the content. */
  readonly headers: Headers;
  /** All encodings of a file that the build has compressed, the plain one among them. */
  readonly bodies?: Bodies;
  /** The digest for the ETag where it is known already. */
  readonly digest?: string;
}

/** A response as it is sent to one client. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Pixels are compressed already; a drawing is text. */
const PIXELS = /^image\/(?!svg)/;

/** An estimate of the memory that a response takes beside its bytes: headers, objects, key. */
const OVERHEAD_BYTES = 2_500;

/**
 * A page, a picture or a file of the build: status, headers, and bytes in each content encoding.
 * Content without `bodies` is compressed with Brotli at once, and with gzip or not at all when a
 * client first asks for that. Each encoding has an ETag of its own.
 */
export class CachedResponse {
  readonly kind: string;
  readonly #status: number;
  readonly #headers: Headers;
  readonly #digest: string | undefined;
  readonly #bodies: Bodies;
  readonly #encodings: readonly Encoding[];
  readonly #replies: Partial<Record<Encoding, Reply>> = {};
  readonly #isPage: boolean;
  /** Whether it was compressed again, since it is requested often. */
  #isPopular = false;

  constructor({ kind, status, body, headers, bodies, digest }: Content) {
    const content = typeof body === 'string' ? Buffer.from(body) : body;
    this.kind = kind;
    this.#status = status;
    // A redirect has no content to revalidate.
    if (content.length > 0)
      this.#digest = digest ?? hash('sha256', content, 'base64url').slice(0, 22);
    const type = headers['content-type'] ?? '';
    this.#bodies = bodies ?? firstBody(content, type);
    this.#isPage = !bodies && content.length > 0 && isHtml(type);
    const isWhole = this.#bodies.identity !== undefined;
    this.#encodings = isWhole ? ENCODINGS.filter((each) => this.#bodies[each]) : ENCODINGS;
    // A cache that does not know of the encodings would send Brotli to clients that cannot read it.
    const vary = ['Accept-Encoding', headers.Vary].filter(Boolean).join(', ');
    this.#headers = this.#encodings.length > 1 ? { ...headers, Vary: vary } : headers;
  }

  /** The memory that the response takes now, in bytes; it grows with each encoding. */
  get size(): number {
    const bodies = Object.values(this.#bodies);
    return OVERHEAD_BYTES + bodies.reduce((sum, { length }) => sum + length, 0);
  }

  /** Whether a client has had it already. */
  get wasSent(): boolean {
    return Object.keys(this.#replies).length > 0;
  }

  /** Whether this is a page that was compressed only once, and quickly. */
  get mayShrink(): boolean {
    return this.#isPage && !this.#isPopular;
  }

  /** Compresses a page again, at the level for pages that are requested often. */
  async compressAgain(): Promise<void> {
    const plain = decompress(this.#bodies);
    const bytes = await compressInThread(plain, { params: brotliParams(POPULAR_LEVEL) });
    this.#bodies.br = ownCopy(bytes);
    delete this.#replies.br;
    this.#isPopular = true;
  }

  /**
   * The response to one client: 304 where it has these bytes in this encoding already, without a
   * body for HEAD.
   */
  reply(
    method: string | undefined,
    headers: Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>,
  ): Reply {
    const acceptedEncodings =
      this.#encodings.length > 1 ? accepted(headers['accept-encoding']) : [];
    const encoding =
      this.#encodings.find((known) => acceptedEncodings.includes(known)) ?? 'identity';
    this.#replies[encoding] ??= this.#makeReply(encoding);
    const reply = this.#replies[encoding];
    const known = headers['if-none-match'];
    if (known && this.#status === 200 && this.#etags(encoding).some((tag) => isAmong(tag, known))) {
      const { 'Content-Encoding': _, 'Content-Length': __, ...rest } = reply.headers;
      return { status: 304, headers: rest, body: null };
    }
    return method === 'HEAD' ? { ...reply, body: null } : reply;
  }

  #makeReply(encoding: Encoding): Reply {
    this.#bodies[encoding] ??= this.#encode(encoding);
    const body = this.#bodies[encoding];
    const isPlain = encoding === 'identity';
    const [etag] = this.#etags(encoding);
    const headers = {
      ...this.#headers,
      ...(etag && { ETag: etag }),
      ...(!isPlain && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    };
    return { status: this.#status, headers, body: body.length > 0 ? body : null };
  }

  /** The ETag of the response in an encoding, and those of the same content in other bytes. */
  #etags(encoding: Encoding): readonly string[] {
    if (this.#digest === undefined) return [];
    if (encoding === 'identity') return [`"${this.#digest}"`];
    const first = `"${this.#digest}-${encoding}"`;
    if (encoding !== 'br' || !this.#isPage) return [first];
    const best = `"${this.#digest}-br-best"`;
    return this.#isPopular ? [best, first] : [first, best];
  }

  #encode(encoding: Encoding): Uint8Array<ArrayBuffer> {
    const plain = decompress(this.#bodies);
    return ownCopy(encoding === 'gzip' ? gzipSync(plain) : plain);
  }
}

/** The stored encoding of a page or a picture; the others are made from it. */
function firstBody(content: Uint8Array, type: string): Bodies {
  if (content.length === 0 || PIXELS.test(type)) return { identity: ownCopy(content) };
  const params = brotliParams(isHtml(type) ? PAGE_LEVEL : FILE_LEVEL);
  return { br: ownCopy(brotliCompressSync(content, { params })) };
}

const isHtml = (type: string) => type.startsWith('text/html');

const brotliParams = (level: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: level,
  [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
});

const decompress = ({ br = new Uint8Array() }: Bodies) => brotliDecompressSync(br);

/**
 * Whether an `If-None-Match` header names an ETag: one of several, or marked as weak by a proxy on
 * the way (RFC 9110, section 13.1.2).
 */
function isAmong(etag: string, known: string): boolean {
  return known.includes(etag) || known.trim() === '*';
}

// zlib returns a part of a larger buffer, which would stay in memory as long as the page.
function ownCopy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
