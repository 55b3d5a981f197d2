import type { Socket } from 'node:net';

const MEGABYTE = 1024 * 1024;

/** How many bytes may be sent before the client is known to have read them. */
export const UNREAD_BOUNDS = {
  /** The kernel buffers no more for one connection (the last number of Linux's `tcp_wmem`). */
  connection: 4 * MEGABYTE,
  /** Ten browsers that fetch the largest file at once. */
  client: 16 * MEGABYTE,
  all: 64 * MEGABYTE,
} as const;

/** A connection with bytes that its client may not have read. */
export interface UnreadConnection {
  readonly socket: Socket;
  readonly client: string;
  readonly bytes: number;
  /** The time of its last progress, in milliseconds. */
  readonly since: number;
  /** Whether bytes are left that the kernel has not taken. */
  readonly isSending: boolean;
}

/**
 * Counts the bytes that were sent to connections and may be unread. The kernel does not report when
 * a client reads what it buffers, so bytes count until the next request on the connection, which
 * shows that the response before it was read.
 */
export class UnreadBytes {
  /** By their last progress, the longest stalled first. */
  readonly #connections = new Map<Socket, UnreadConnection>();
  readonly #clients = new Map<string, number>();
  #all = 0;

  get all(): number {
    return this.#all;
  }

  has(socket: Socket): boolean {
    return this.#connections.has(socket);
  }

  /** Whether more bytes stay within the bounds of a client and of all clients. */
  isWithinBounds(client: string, bytes: number): boolean {
    return this.isWithinClientBound(client, bytes) && this.#all + bytes <= UNREAD_BOUNDS.all;
  }

  isWithinClientBound(client: string, bytes: number): boolean {
    return (this.#clients.get(client) ?? 0) + bytes <= UNREAD_BOUNDS.client;
  }

  /** Counts a response that is sent to a client. */
  add(socket: Socket, client: string, bytes: number, now: number): void {
    const before = this.#connections.get(socket);
    this.clear(socket);
    const sum = Math.min((before?.bytes ?? 0) + bytes, UNREAD_BOUNDS.connection);
    this.#connections.set(socket, { socket, client, bytes: sum, since: now, isSending: true });
    this.#addToClient(client, sum);
  }

  /** Notes that the kernel has taken more bytes, or all of them. */
  progress(socket: Socket, now: number, isSending: boolean): void {
    const before = this.#connections.get(socket);
    if (!before) return;
    this.#connections.delete(socket);
    this.#connections.set(socket, { ...before, since: now, isSending });
  }

  /** Forgets a connection: its client has read everything, or it is closed. */
  clear(socket: Socket): void {
    const before = this.#connections.get(socket);
    if (!before) return;
    this.#connections.delete(socket);
    this.#addToClient(before.client, -before.bytes);
  }

  /** The connections without progress since a time, the longest stalled first. */
  *stalledSince(time: number): Generator<UnreadConnection> {
    for (const connection of this.#connections.values()) {
      if (connection.since > time) return;
      yield connection;
    }
  }

  /** The clients that are over their bound, or would be with the bytes that wait for them. */
  clientsOverBound(waiting: ReadonlyMap<string, number>): readonly string[] {
    const clients = new Set([...waiting.keys(), ...this.#clients.keys()]);
    return [...clients].filter(
      (client) => !this.isWithinClientBound(client, waiting.get(client) ?? 0),
    );
  }

  /**
   * The longest stalled connection of the client with the most bytes, among the clients that have
   * one without progress since a time.
   */
  heaviestStalled(time: number): UnreadConnection | undefined {
    let heaviest: UnreadConnection | undefined;
    let most = 0;
    for (const connection of this.stalledSince(time)) {
      const bytes = this.#clients.get(connection.client) ?? 0;
      if (bytes > most) [heaviest, most] = [connection, bytes];
    }
    return heaviest;
  }

  #addToClient(client: string, bytes: number): void {
    this.#all += bytes;
    const sum = (this.#clients.get(client) ?? 0) + bytes;
    if (sum > 0) this.#clients.set(client, sum);
    else this.#clients.delete(client);
  }
}
