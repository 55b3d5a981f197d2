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
  // Level 5 costs about 2 ms for a page; level 11 costs a hundred times that and belongs to the
  // build.
  [constants.BROTLI_PARAM_QUALITY]: 5,
  // A window of 256 KiB holds nearly every page; the usual 4 MiB would only be taken from the
  // system and given back.
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** The bytes of a response in some of its content encodings. */
export type Bodies = Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;

type Headers = Readonly<Record<string, string>>;

interface Content {
  /** The name of the page or file in the log. */
  readonly kind: string;
  readonly status: number;
  readonly content: Uint8Array;
  /** The response's own headers, beside those that tell of its encoding and its content. */
  readonly headers: Headers;
  /** All encodings of a file that the build has compressed, the plain one among them. */
  readonly bodies?: Bodies;
}

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Pixels are compressed already; a drawing is text. */
const PIXELS = /^image\/(?!svg)/;

/**
 * A finished page or file. Content without `bodies` is compressed with Brotli here, and its gzip
 * and plain copies are made at the first request for them. Each encoding has an ETag of its own.
 */
export class FinishedAnswer {
  readonly kind: string;
  /** Room for the response in all encodings, in bytes. */
  readonly size: number;
  readonly #status: number;
  readonly #headers: Headers;
  readonly #digest: string;
  readonly #bodies: Bodies;
  readonly #encodings: readonly Encoding[];
  readonly #replies: Partial<Record<Encoding, Reply>> = {};

  constructor({ kind, status, content, headers, bodies }: Content) {
    this.kind = kind;
    this.#status = status;
    this.#digest = hash('sha256', content, 'base64url').slice(0, 22);
    this.#bodies = bodies ?? firstBody(content, headers['content-type']);
    const given = ENCODINGS.filter((encoding) => this.#bodies[encoding]);
    const isWhole = given.includes('identity');
    this.#encodings = isWhole ? given : ENCODINGS;
    // A cache that does not know of the encodings would send Brotli to clients that cannot read it.
    const vary = ['Accept-Encoding', headers.Vary].filter(Boolean).join(', ');
    this.#headers = this.#encodings.length > 1 ? { ...headers, Vary: vary } : headers;
    const bytes = given.reduce((sum, encoding) => sum + (this.#bodies[encoding]?.length ?? 0), 0);
    this.size = bytes * (isWhole ? 1 : 7) + 3_000;
  }

  /**
   * The response as it goes out: 304 to a client that has these bytes in this encoding, without a
   * body for HEAD.
   */
  reply(
    method: string | undefined,
    asked: Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>,
  ): Reply {
    const taken = this.#encodings.length > 1 ? accepted(asked['accept-encoding']) : [];
    const encoding = this.#encodings.find((known) => taken.includes(known)) ?? 'identity';
    this.#replies[encoding] ??= this.#makeReply(encoding);
    const reply = this.#replies[encoding];
    const known = asked['if-none-match'];
    if (known && this.#status === 200 && isAmong(reply.headers.ETag, known)) {
      const { 'Content-Encoding': _, 'Content-Length': __, ...headers } = reply.headers;
      return { status: 304, headers, body: null };
    }
    return method === 'HEAD' ? { ...reply, body: null } : reply;
  }

  #makeReply(encoding: Encoding): Reply {
    this.#bodies[encoding] ??= this.#encode(encoding);
    const body = this.#bodies[encoding];
    const isPlain = encoding === 'identity';
    const headers = {
      ...this.#headers,
      ETag: isPlain ? `"${this.#digest}"` : `"${this.#digest}-${encoding}"`,
      ...(!isPlain && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    };
    return { status: this.#status, headers, body };
  }

  #encode(encoding: Encoding): Uint8Array<ArrayBuffer> {
    const plain = brotliDecompressSync(this.#bodies.br ?? new Uint8Array());
    return ownCopy(encoding === 'gzip' ? gzipSync(plain) : plain);
  }
}

/** The encoding from which all others of a page or a picture are made. */
function firstBody(content: Uint8Array, type = ''): Bodies {
  if (PIXELS.test(type)) return { identity: ownCopy(content) };
  return { br: ownCopy(brotliCompressSync(content, { params: BROTLI_PARAMETERS })) };
}

/**
 * Whether an `If-None-Match` header names an ETag: one of several, or marked as weak by a proxy on
 * the way (RFC 9110, section 13.1.2).
 */
function isAmong(etag: string | undefined, known: string): boolean {
  return etag !== undefined && (known.includes(etag) || known.trim() === '*');
}

// zlib's bytes are a part of a larger piece of memory, which they would keep whole for as long as
// the page is kept.
function ownCopy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** Some 150 social pictures; what is asked for less often is drawn again. */
const PICTURE_BYTES = 16 * 1024 * 1024;

/**
 * Keeps finished answers, bounded by the bytes they take; what was not asked for longest goes
 * first. Pictures have a room of their own, so that whoever asks for all of them puts no page out.
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
