import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Reply } from './cached-response.ts';
import { passTurns } from './event-loop.ts';
import { UNREAD_BOUNDS, UnreadBytes } from './unread-bytes.ts';

/** A response is handed to the system in pieces of this size; nearly every page is one piece. */
export const PIECE_BYTES = 32 * 1024;
/** So much is handed over between two turns of the event loop: some milliseconds. */
export const TURN_BYTES = 256 * 1024;
/** A connection whose client reads nothing for so long is cut. */
export const STILL_MILLISECONDS = 60_000;
/** Where others wait for room, a connection without progress for so long gives up its own. */
export const YIELD_MILLISECONDS = 1_000;
const SWEEP_MILLISECONDS = 250;

/** A response of several pieces, or on a connection that has not read the one before. */
interface Sending {
  readonly outgoing: ServerResponse;
  readonly client: string;
  readonly body: Uint8Array;
  sentBytes: number;
}

/**
 * Sends responses from shared memory. Large ones go in pieces, in turns, and within the bounds of
 * `UnreadBytes`: without them a few hundred connections that never read would fill the system's
 * memory, and every other response would wait until that is copied.
 *
 * Where there is no room, a response waits, and the connections of the same client that have stood
 * still longest are cut. The same holds in all, for the client that has the most.
 */
export class Sender {
  readonly #unread = new UnreadBytes();
  readonly #now: () => number;
  /** Responses that wait for room, the oldest first. */
  #waiting: Sending[] = [];
  /** Responses of which a piece can be sent, in their turn. */
  readonly #line = new Set<Sending>();
  readonly #sweeps: NodeJS.Timeout;
  #isAwake = false;

  /** @param now the clock, in milliseconds from any start */
  constructor(now: () => number) {
    this.#now = now;
    this.#sweeps = setInterval(() => this.sweep(), SWEEP_MILLISECONDS).unref();
  }

  /** The bytes that were sent and may not have been read. */
  get unreadBytes(): number {
    return this.#unread.all;
  }

  /** Sends a response to a client, which is named by its subnet. */
  send(outgoing: ServerResponse, { status, headers, body }: Reply, client: string): void {
    outgoing.writeHead(status, headers);
    if (!body) {
      outgoing.end();
      return;
    }
    const { socket } = outgoing.req;
    outgoing.once('finish', () => this.#unread.progress(socket, this.#now(), false));
    // A page for a client that reads never waits for others.
    if (body.length <= PIECE_BYTES && !this.#unread.has(socket)) {
      this.#unread.add(socket, client, body.length, this.#now());
      outgoing.end(body);
      return;
    }
    this.#waiting.push({ outgoing, client, body, sentBytes: 0 });
    this.#wake();
  }

  /** Notes that a client has read all responses of a connection, or that it is closed. */
  hasRead(socket: Socket): void {
    this.#unread.clear(socket);
    if (this.#waiting.length > 0) this.#wake();
  }

  /** Cuts the connections that stand still too long, and those that have to make room. */
  sweep(): void {
    const now = this.#now();
    for (const { socket, isSending } of [...this.#unread.stillSince(now - STILL_MILLISECONDS)])
      if (isSending) this.#cut(socket);

    const needs = this.#needs();
    const isStill = now - YIELD_MILLISECONDS;
    for (const client of this.#unread.crowded(needs))
      for (const connection of [...this.#unread.stillSince(isStill)]) {
        if (this.#unread.hasRoomForClient(client, needs.get(client) ?? 0)) break;
        if (connection.client === client) this.#cut(connection.socket);
      }
    const needed = Math.max(0, ...needs.values());
    while (this.#unread.all + needed > UNREAD_BOUNDS.all) {
      const heaviest = this.#unread.heaviest();
      const [victim] = [...this.#unread.stillSince(isStill)].filter(
        ({ client }) => client === heaviest,
      );
      if (!victim) break;
      this.#cut(victim.socket);
    }
    if (this.#waiting.length > 0) this.#wake();
  }

  close(): void {
    clearInterval(this.#sweeps);
  }

  /** The bytes that wait for room, by client; a client can have no more than its bound. */
  #needs(): ReadonlyMap<string, number> {
    const needs = new Map<string, number>();
    for (const { client, body } of this.#waiting)
      needs.set(client, Math.min((needs.get(client) ?? 0) + body.length, UNREAD_BOUNDS.client));
    return needs;
  }

  // A reset also frees what the system still holds of the connection.
  #cut(socket: Socket): void {
    this.#unread.clear(socket);
    socket.resetAndDestroy();
  }

  #wake(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    void passTurns(1).then(() => {
      this.#isAwake = false;
      if (this.#waiting.length > 0) this.#admit();
      this.#sendPieces();
    });
  }

  /**
   * Moves responses for which there is room into the line. First come connections that have read
   * everything so far, and of those the latest: the others have been waiting because they do not
   * read.
   */
  #admit(): void {
    const open = this.#waiting.filter(({ outgoing }) => !outgoing.destroyed);
    const reads = ({ outgoing }: Sending) => !this.#unread.has(outgoing.req.socket);
    const readers = open.filter(reads).reverse();
    const others = open.filter((sending) => !reads(sending));
    for (const sending of [...readers, ...others]) {
      const { outgoing, client, body } = sending;
      if (!this.#unread.hasRoom(client, body.length)) continue;
      this.#unread.add(outgoing.req.socket, client, body.length, this.#now());
      this.#line.add(sending);
    }
    this.#waiting = open.filter((sending) => !this.#line.has(sending));
  }

  /** Sends one piece of each response in turn, until the turn's bytes are spent. */
  #sendPieces(): void {
    let bytes = 0;
    for (const sending of this.#line) {
      this.#line.delete(sending);
      if (sending.outgoing.destroyed) continue;
      bytes += this.#sendPiece(sending);
      if (bytes < TURN_BYTES) continue;
      if (this.#line.size > 0) this.#wake();
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
      this.#line.add(sending);
      this.#wake();
    });
    return piece.length;
  }
}
