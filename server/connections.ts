import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Browsers send one request and wait; a program that sends more than these ahead is refused. */
const MOST_PIPELINED = 16;
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The open connections of a server, with the responses that each waits for, the oldest first. */
export class Connections {
  /** Undefined for connections that are refused and about to close. */
  readonly #open = new Map<Duplex, Set<ServerResponse> | undefined>();
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers of every response, including those to malformed requests */
  constructor(server: Server, headers: Readonly<Record<string, string>>) {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, new Set());
      socket.once('close', () => this.#open.delete(socket));
    });
    this.#headers = { ...headers, Connection: 'close', 'Content-Length': '0' };
    // Node's parser refused the request, or it took too long to arrive.
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      // An earlier request on the connection would take this response for its own.
      if (!socket.writable || this.#open.get(socket)?.size) return void socket.destroy();
      const status = STATUSES[error.code ?? ''] ?? 400;
      const lines = Object.entries(this.#headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    });
  }

  /**
   * Registers a response on its connection.
   *
   * @returns false when too many wait on the connection, which is then closed
   */
  add(socket: Socket, outgoing: ServerResponse): boolean {
    const waiting = this.#open.get(socket);
    if (!waiting) return false;
    if (waiting.size < MOST_PIPELINED) {
      waiting.add(outgoing);
      outgoing.once('close', () => waiting.delete(outgoing));
      return true;
    }
    this.#open.set(socket, undefined);
    // The parser reads no further; Node sends the response in its turn and closes the connection.
    socket.pause();
    outgoing.writeHead(429, { ...this.#headers, 'Retry-After': '5' }).end();
    return false;
  }

  /** Closes every connection after the response that it waits for. */
  closeAfterNextResponse(): void {
    for (const responses of this.#open.values())
      for (const outgoing of responses ?? [])
        if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
  }
}
