import type { Socket } from 'node:net';

const MEGABYTE = 1024 * 1024;

/** How many bytes may have been sent without a sign that they were read. */
export const UNREAD_BOUNDS = {
  /** The system takes no more of one connection (the last number of Linux's `tcp_wmem`). */
  connection: 4 * MEGABYTE,
  /** Ten browsers that fetch the largest file at once. */
  client: 16 * MEGABYTE,
  all: 64 * MEGABYTE,
} as const;

/** A connection whose client has not shown yet that it reads. */
export interface UnreadConnection {
  readonly socket: Socket;
  readonly client: string;
  readonly bytes: number;
  /** The time of its last progress, in milliseconds. */
  readonly since: number;
  /** Whether the system has not taken all bytes yet. */
  readonly isSending: boolean;
}

/**
 * Counts the bytes that connections have been sent and may not have read. The system does not tell
 * when a client reads what it took from the server, so bytes count until the next request comes on
 * the connection, which shows that the response before it was read.
 */
export class UnreadBytes {
  /** In the order of their last progress, the stillest first. */
  readonly #connections = new Map<Socket, UnreadConnection>();
  readonly #clients = new Map<string, number>();
  #all = 0;

  get all(): number {
    return this.#all;
  }

  has(socket: Socket): boolean {
    return this.#connections.has(socket);
  }

  /** Whether so many more bytes stay within the bounds of a client and of all. */
  hasRoom(client: string, bytes: number): boolean {
    return this.hasRoomForClient(client, bytes) && this.#all + bytes <= UNREAD_BOUNDS.all;
  }

  hasRoomForClient(client: string, bytes: number): boolean {
    return (this.#clients.get(client) ?? 0) + bytes <= UNREAD_BOUNDS.client;
  }

  /** Books a response that is sent to a client. */
  add(socket: Socket, client: string, bytes: number, now: number): void {
    const before = this.#connections.get(socket);
    this.clear(socket);
    const sum = Math.min((before?.bytes ?? 0) + bytes, UNREAD_BOUNDS.connection);
    this.#connections.set(socket, { socket, client, bytes: sum, since: now, isSending: true });
    this.#book(client, sum);
  }

  /** Notes that the system has taken more bytes, or all of them. */
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
    this.#book(before.client, -before.bytes);
  }

  /** The connections without progress since a time, the stillest first. */
  *stillSince(time: number): Generator<UnreadConnection> {
    for (const connection of this.#connections.values()) {
      if (connection.since > time) return;
      yield connection;
    }
  }

  /** The clients with more bytes than their bound, or with too many to send so many more. */
  crowded(needs: ReadonlyMap<string, number>): readonly string[] {
    const over = [...this.#clients].filter(([, bytes]) => bytes > UNREAD_BOUNDS.client);
    const names = new Set([...needs.keys(), ...over.map(([client]) => client)]);
    return [...names].filter((client) => !this.hasRoomForClient(client, needs.get(client) ?? 0));
  }

  /** The client with the most bytes. */
  heaviest(): string | undefined {
    let [heaviest, most]: [string | undefined, number] = [undefined, 0];
    for (const [client, bytes] of this.#clients)
      if (bytes > most) [heaviest, most] = [client, bytes];
    return heaviest;
  }

  #book(client: string, bytes: number): void {
    this.#all += bytes;
    const sum = (this.#clients.get(client) ?? 0) + bytes;
    if (sum > 0) this.#clients.set(client, sum);
    else this.#clients.delete(client);
  }
}
