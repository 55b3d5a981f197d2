import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { accepted } from './accepted.ts';
import {
  type Bodies,
  compressBetter,
  ENCODINGS,
  type Encoding,
  encodeFromBrotli,
  firstBody,
  isHtml,
} from './content-encodings.ts';

type Headers = Readonly<Record<string, string>>;

/** The content of a response and all that its headers depend on. */
interface Content {
  /** The name of the page or file in the log. */
  readonly kind: string;
  readonly status: number;
  readonly body: string | Uint8Array;
  /** All headers but those of the encoding and the content. */
  readonly headers: Headers;
  /** All encodings of a file that the build has compressed, the plain one among them. */
  readonly bodies?: Bodies;
}

/** A response as it is sent to one client. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

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
  /** For the ETags; undefined without content. */
  readonly #digest: string | undefined;
  readonly #bodies: Bodies;
  readonly #encodings: readonly Encoding[];
  readonly #replies: Partial<Record<Encoding, Reply>> = {};
  readonly #isPage: boolean;
  /** Whether it was compressed again, since it is requested often. */
  #isPopular = false;

  constructor({ kind, status, body, headers, bodies }: Content) {
    const content = typeof body === 'string' ? Buffer.from(body) : body;
    this.kind = kind;
    this.#status = status;
    // A redirect has no content to revalidate.
    if (content.length > 0) this.#digest = hash('sha256', content, 'base64url').slice(0, 22);
    const type = headers['content-type'] ?? '';
    this.#bodies = bodies ?? firstBody(content, type);
    this.#isPage = !bodies && content.length > 0 && isHtml(type);
    // Content that is kept plain is not compressed for a client.
    const isPlain = this.#bodies.identity !== undefined;
    this.#encodings = isPlain ? ENCODINGS.filter((each) => this.#bodies[each]) : ENCODINGS;
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
    this.#bodies.br = await compressBetter(this.#bodies);
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
    const encoding = this.#chooseEncoding(headers['accept-encoding']);
    this.#replies[encoding] ??= this.#makeReply(encoding);
    const reply = this.#replies[encoding];
    if (this.#isKnown(encoding, headers['if-none-match'])) {
      const { 'Content-Encoding': _, 'Content-Length': __, ...rest } = reply.headers;
      return { status: 304, headers: rest, body: null };
    }
    return method === 'HEAD' ? { ...reply, body: null } : reply;
  }

  /** The best encoding that a client accepts. */
  #chooseEncoding(acceptEncoding: string | undefined): Encoding {
    // A photograph has one; the header is then not read.
    if (this.#encodings.length <= 1) return 'identity';
    const acceptedEncodings = accepted(acceptEncoding);
    return this.#encodings.find((each) => acceptedEncodings.includes(each)) ?? 'identity';
  }

  /** Whether a client has these bytes already, by its `If-None-Match` header. */
  #isKnown(encoding: Encoding, ifNoneMatch: string | undefined): boolean {
    if (!ifNoneMatch || this.#status !== 200) return false;
    return this.#etags(encoding).some((etag) => isAmong(etag, ifNoneMatch));
  }

  #makeReply(encoding: Encoding): Reply {
    this.#bodies[encoding] ??= encodeFromBrotli(this.#bodies, encoding);
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
}

/**
 * Whether an `If-None-Match` header names an ETag: one of several, or marked as weak by a
 * proxy (RFC 9110, section 13.1.2).
 */
function isAmong(etag: string, ifNoneMatch: string): boolean {
  return ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*';
}
