import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Reply } from './cached-response.ts';
import { widestSubnet } from './client-subnet.ts';
import { passTurns } from './event-loop.ts';
import { UNREAD_BOUNDS, UnreadBytes } from './unread-bytes.ts';

/** A response is written to its socket in pieces of this size; nearly every page is one piece. */
export const PIECE_BYTES = 32 * 1024;
/** The most bytes written in one tick of the event loop: some milliseconds of work. */
export const TICK_BYTES = 256 * 1024;
/** A connection whose client reads nothing for this long is reset. */
export const STALL_MILLISECONDS = 60_000;
/**
 * The same where the kernel has taken the whole response, and only the next request would show that
 * it was read: later than proxies close an idle connection (60 s in nginx), so that no request of
 * theirs is lost, and before Node does, which leaves the bytes in the kernel for a minute and more.
 */
const UNREAD_MILLISECONDS = 63_000;
/** While other responses wait, a connection that is stalled for this long is reset. */
export const STALL_UNDER_LOAD_MILLISECONDS = 1_000;
const SWEEP_MILLISECONDS = 250;

/** A response of several pieces, or on a connection whose last response may be unread. */
interface Sending {
  readonly outgoing: ServerResponse;
  readonly client: string;
  readonly body: Uint8Array;
  sentBytes: number;
}

/**
 * Sends responses from shared memory. Large ones go in pieces, round robin, and within the bounds
 * of `UnreadBytes`: without them a few hundred connections that never read would fill the kernel's
 * buffers, and every other response would wait until those are copied.
 *
 * A response over a bound waits, and the connections of the same client that have stalled longest
 * are reset. If the bound of all clients is reached, the stalled connections of the client with
 * the most bytes are reset.
 */
export class Sender {
  readonly #unread = new UnreadBytes();
  readonly #now: () => number;
  /** Responses that would exceed a bound, the oldest first. */
  #waiting: Sending[] = [];
  /** Responses of which the next piece can be sent, in order. */
  readonly #ready = new Set<Sending>();
  readonly #sweepTimer: NodeJS.Timeout;
  #isScheduled = false;

  /** @param now the clock, in milliseconds from any start */
  constructor(now: () => number) {
    this.#now = now;
    this.#sweepTimer = setInterval(() => this.sweep(), SWEEP_MILLISECONDS).unref();
  }

  /** The bytes that were sent and may not have been read. */
  get unreadBytes(): number {
    return this.#unread.all;
  }

  /** Sends a response to a client; subnets of one /48 of IPv6 count as one. */
  send(outgoing: ServerResponse, { status, headers, body }: Reply, clientSubnet: string): void {
    outgoing.writeHead(status, headers);
    if (!body) {
      outgoing.end();
      return;
    }
    const { socket } = outgoing.req;
    const client = widestSubnet(clientSubnet);
    outgoing.once('finish', () => this.#unread.progress(socket, this.#now(), false));
    // A page for a client that reads never waits for others.
    if (body.length <= PIECE_BYTES && !this.#unread.has(socket)) {
      this.#unread.add(socket, client, body.length, this.#now());
      outgoing.end(body);
      return;
    }
    this.#waiting.push({ outgoing, client, body, sentBytes: 0 });
    this.#schedule();
  }

  /** Notes that a client has read all responses of a connection, or that it is closed. */
  hasRead(socket: Socket): void {
    this.#unread.clear(socket);
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** Resets the connections that have stalled too long, and those that exceed a bound. */
  sweep(): void {
    const now = this.#now();
    this.#resetStalled(now);
    const waiting = this.#waitingBytes();
    const stalledSince = now - STALL_UNDER_LOAD_MILLISECONDS;
    for (const client of this.#unread.clientsOverBound(waiting))
      this.#resetOfClient(client, waiting.get(client) ?? 0, stalledSince);
    this.#resetOfAll(Math.max(0, ...waiting.values()), stalledSince);
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** Resets the connections whose clients have read nothing for a minute. */
  #resetStalled(now: number): void {
    for (const { socket, isSending, since } of [
      ...this.#unread.stalledSince(now - STALL_MILLISECONDS),
    ])
      if (isSending || since <= now - UNREAD_MILLISECONDS) this.#reset(socket);
  }

  /** Resets the longest stalled connections of a client until its waiting bytes fit its bound. */
  #resetOfClient(client: string, waitingBytes: number, stalledSince: number): void {
    for (const connection of [...this.#unread.stalledSince(stalledSince)]) {
      if (this.#unread.isWithinClientBound(client, waitingBytes)) return;
      if (connection.client === client) this.#reset(connection.socket);
    }
  }

  /**
   * Resets stalled connections of the heaviest clients until waiting bytes fit the bound of all. A
   * client that reads a little now and then must not keep the bytes of others in place.
   */
  #resetOfAll(waitingBytes: number, stalledSince: number): void {
    while (this.#unread.all + waitingBytes > UNREAD_BOUNDS.all) {
      const heaviest = this.#unread.heaviestStalled(stalledSince);
      if (!heaviest) return;
      this.#reset(heaviest.socket);
    }
  }

  close(): void {
    clearInterval(this.#sweepTimer);
  }

  /** The bytes of waiting responses by client, each client's up to its bound. */
  #waitingBytes(): ReadonlyMap<string, number> {
    const bytes = new Map<string, number>();
    for (const { client, body } of this.#waiting)
      bytes.set(client, Math.min((bytes.get(client) ?? 0) + body.length, UNREAD_BOUNDS.client));
    return bytes;
  }

  // A reset, unlike a close, also frees the kernel's buffer of the connection.
  #reset(socket: Socket): void {
    this.#unread.clear(socket);
    socket.resetAndDestroy();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    void passTurns(1).then(() => {
      this.#isScheduled = false;
      if (this.#waiting.length > 0) this.#startWaiting();
      this.#sendPieces();
    });
  }

  /**
   * Starts the waiting responses that fit into the bounds. Connections that have read everything so
   * far are first, the latest of them before the others: an older one may wait because it does not
   * read.
   */
  #startWaiting(): void {
    const open = this.#waiting.filter(({ outgoing }) => !outgoing.destroyed);
    const hasRead = ({ outgoing }: Sending) => !this.#unread.has(outgoing.req.socket);
    const readers = open.filter(hasRead).reverse();
    const others = open.filter((sending) => !hasRead(sending));
    for (const sending of [...readers, ...others]) {
      const { outgoing, client, body } = sending;
      if (!this.#unread.isWithinBounds(client, body.length)) continue;
      this.#unread.add(outgoing.req.socket, client, body.length, this.#now());
      this.#ready.add(sending);
    }
    this.#waiting = open.filter((sending) => !this.#ready.has(sending));
  }

  /** Sends one piece of each response, until the bytes of this tick are spent. */
  #sendPieces(): void {
    let bytes = 0;
    for (const sending of this.#ready) {
      this.#ready.delete(sending);
      if (sending.outgoing.destroyed) continue;
      bytes += this.#sendPiece(sending);
      if (bytes < TICK_BYTES) continue;
      if (this.#ready.size > 0) this.#schedule();
      break;
    }
  }

  #sendPiece(sending: Sending): number {
    const { outgoing, body, sentBytes } = sending;
    const piece = body.subarray(sentBytes, sentBytes + PIECE_BYTES);
    sending.sentBytes += piece.length;
    if (sending.sentBytes === body.length) {
      outgoing.end(piece);
      return piece.length;
    }
    outgoing.write(piece, (error) => {
      if (error) return;
      this.#unread.progress(outgoing.req.socket, this.#now(), true);
      this.#ready.add(sending);
      this.#schedule();
    });
    return piece.length;
  }
}
