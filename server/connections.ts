import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Browsers send one request and wait; a program that sends more than these ahead is not served. */
const MOST_AHEAD = 16;
const PIECE_BYTES = 1024;
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * The open connections of a server, with the answers that each still waits for, the oldest first.
 */
export class Connections {
  /** Undefined for those that are refused and about to close. */
  readonly #open = new Map<Duplex, Set<ServerResponse> | undefined>();
  readonly #lines: string;

  /** @param headers what goes with every answer, also to what is no request at all */
  constructor(server: Server, headers: Readonly<Record<string, string>>) {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, new Set());
      this.#readInPieces(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    const all = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
    this.#lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    // Node's parser refused it, or it took too long to arrive.
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      // An earlier request on the connection would take this answer for its own.
      if (!socket.writable || this.#open.get(socket)?.size) return void socket.destroy();
      const status = STATUSES[error.code ?? ''] ?? 400;
      socket.end(this.#answer(status));
    });
  }

  #answer(status: number, more = ''): string {
    return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${this.#lines}${more}\r\n`;
  }

  /**
   * Gives the parser what comes on a connection in pieces, and nothing once the connection is
   * refused. Of one piece of 64 KiB it would make a thousand requests at once, each of which costs
   * again when it is told that it is over.
   */
  #readInPieces(socket: Socket): void {
    const [parse] = socket.listeners('data') as ((piece: Buffer) => void)[];
    if (!parse) return;
    socket.removeListener('data', parse);
    socket.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length && this.#open.get(socket); at += PIECE_BYTES) {
        // The server pauses a connection that does not take its answers.
        if (socket.isPaused()) return void socket.unshift(bytes.subarray(at));
        parse(bytes.subarray(at, at + PIECE_BYTES));
      }
    });
  }

  /**
   * Takes an answer as one to come; false when too many are to come on its connection, which is
   * then closed.
   */
  add(socket: Socket, outgoing: ServerResponse): boolean {
    const ahead = this.#open.get(socket);
    if (!ahead) return false;
    if (ahead.size < MOST_AHEAD) {
      ahead.add(outgoing);
      outgoing.once('close', () => ahead.delete(outgoing));
      return true;
    }
    const [first] = ahead;
    this.#open.set(socket, undefined);
    // Never into the middle of an answer, where it would be taken for a part of it.
    if (first?.headersSent) socket.destroy();
    else socket.write(this.#answer(429, 'Retry-After: 5\r\n'), () => socket.destroy());
    return false;
  }

  /**
   * Lets every connection end with the answer it waits for; those that wait for none end with their
   * next.
   */
  closeWithNextAnswer(): void {
    for (const answers of this.#open.values())
      for (const outgoing of answers ?? [])
        if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
  }
}
