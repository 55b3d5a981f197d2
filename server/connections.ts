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

/** So many further requests on a refused connection are ignored; then it is cut. */
const MOST_IGNORED = 16;

interface OpenConnection {
  /** The responses that it waits for, the oldest first. */
  readonly responses: Set<ServerResponse>;
  /** The requests after the one that was refused. */
  ignored: number;
  isRefused: boolean;
}

/** The open connections of a server. */
export class Connections {
  readonly #open = new Map<Duplex, OpenConnection>();
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers of every response, including those to malformed requests */
  constructor(server: Server, headers: Readonly<Record<string, string>>) {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { responses: new Set(), ignored: 0, isRefused: false });
      socket.once('close', () => this.#open.delete(socket));
    });
    this.#headers = { ...headers, Connection: 'close', 'Content-Length': '0' };
    // Node's parser refused the request, or it took too long to arrive.
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      // An earlier request on the connection would take this response for its own.
      if (!socket.writable || this.#open.get(socket)?.responses.size) return void socket.destroy();
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
    const connection = this.#open.get(socket);
    if (!connection) return false;
    const { responses, isRefused } = connection;
    if (isRefused) {
      connection.ignored += 1;
      if (connection.ignored > MOST_IGNORED) socket.destroy();
      return false;
    }
    if (responses.size < MOST_PIPELINED) {
      responses.add(outgoing);
      outgoing.once('close', () => responses.delete(outgoing));
      return true;
    }
    connection.isRefused = true;
    // Node sends it after the others, and then closes the connection.
    outgoing.writeHead(429, { ...this.#headers, 'Retry-After': '5' }).end();
    return false;
  }

  /** Closes every connection after the response that it waits for. */
  closeAfterNextResponse(): void {
    for (const { responses } of this.#open.values())
      for (const outgoing of responses)
        if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
  }
}
