import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { noteConnection } from './event-loop.ts';
import { respondToParserError } from './parser-errors.ts';

/** The bounds of open connections and of waiting requests. */
export const CONNECTION_BOUNDS = {
  /** Each takes some 25 KB under attack. If more open, one that has been idle longest is closed. */
  connections: 1_500,
  /** Requests of one connection. Browsers send one and wait for its response. */
  pipelined: 16,
  /** Requests of all connections. Proxies do not pipeline at all. */
  pipelinedInAll: 1_000,
  /** Bytes of a request that has not arrived whole: the longest head and more than a form. */
  unfinished: 128 * 1024,
  /** The same of all connections. A head of many lines takes five times its bytes. */
  unfinishedInAll: 8 * 1024 * 1024,
};
const SWEEP_MILLISECONDS = 250;
/** Over the bound, connections that have had nothing to do for this long are closed first. */
const IDLE_MILLISECONDS = 1_000;

export type ConnectionBounds = Readonly<typeof CONNECTION_BOUNDS>;

/** Node's parser of a connection, which has no public name. */
interface WithParser {
  readonly parser?: { onIncoming: () => number } | null;
}
/** Tells the parser that what follows is another protocol, as after an `Upgrade`. */
const NO_MORE_REQUESTS = 2;

/** A request on its connection, and the function that responds to it. */
interface PendingRequest {
  readonly outgoing: ServerResponse;
  readonly handle: () => void;
}

interface OpenConnection {
  /** The response that is being made or sent. */
  current: ServerResponse | undefined;
  /** The pipelined requests after it, the oldest first. */
  readonly waiting: PendingRequest[];
  /** The bytes that had come when the last request or response did. */
  readBytes: number;
  /** When that was, in milliseconds from any start. */
  since: number;
  /** Whether a request was refused, so that no further one is handled. */
  isRefused: boolean;
}

interface Options {
  /** The headers of every response, including those to malformed requests. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called when a client has certainly read all responses of a connection, or has closed it. */
  readonly onRead: (socket: Socket) => void;
  /** The clock, in milliseconds from any start. */
  readonly now: () => number;
  /** Smaller ones in tests. */
  readonly bounds?: ConnectionBounds;
}

/**
 * The open connections of a server: it bounds their number and what waits on them, and handles the
 * requests of each one after another.
 */
export class Connections {
  /** By their last request or response, the least recently active first. */
  readonly #open = new Map<Socket, OpenConnection>();
  /** The same without those found with a response under way; their next activity adds them. */
  readonly #perhapsIdle = new Map<Socket, OpenConnection>();
  /** The headers of a response that is the last on its connection. */
  readonly #lastHeaders: Readonly<Record<string, string>>;
  readonly #onRead: (socket: Socket) => void;
  readonly #now: () => number;
  readonly #bounds: ConnectionBounds;
  /** How many requests wait on all connections. */
  #pipelined = 0;

  constructor(server: Server, { headers, onRead, now, bounds = CONNECTION_BOUNDS }: Options) {
    this.#bounds = bounds;
    this.#now = now;
    this.#lastHeaders = { ...headers, Connection: 'close', 'Content-Length': '0' };
    this.#onRead = onRead;
    server.on('connection', (socket: Socket) => this.#addConnection(socket));
    // Node's parser refused the request, or it took too long to arrive.
    server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
      this.#refuseUnparsed(socket as Socket, error.code),
    );
    const sweepTimer = setInterval(() => this.sweep(), SWEEP_MILLISECONDS).unref();
    server.once('close', () => clearInterval(sweepTimer));
  }

  /**
   * Handles a request when the one before it on its connection has its response: at most one
   * response of a connection is made or waits to be read. Too many requests are refused, and the
   * connection is closed.
   */
  add({ socket }: IncomingMessage, outgoing: ServerResponse, handle: () => void): void {
    const connection = this.#open.get(socket);
    if (!connection || connection.isRefused) return;
    this.#touch(socket, connection);
    if (!connection.current) {
      this.#onRead(socket);
      this.#begin(socket, connection, { outgoing, handle });
    } else if (this.#mayWait(connection)) {
      connection.waiting.push({ outgoing, handle });
      this.#pipelined += 1;
    } else {
      connection.isRefused = true;
      ignoreRest(socket);
      // Node sends it after the others, and then closes the connection.
      outgoing.writeHead(429, { ...this.#lastHeaders, 'Retry-After': '5' }).end();
    }
  }

  /** Closes every connection after the response that it waits for. */
  closeAfterNextResponse(): void {
    for (const { current, waiting } of this.#open.values())
      for (const outgoing of [current, ...waiting.map((request) => request.outgoing)])
        if (outgoing && !outgoing.headersSent) outgoing.setHeader('Connection', 'close');
  }

  /**
   * Resets the connections with too many bytes of an unfinished request, and where all of them
   * together have too many, those that have been unfinished longest.
   */
  sweep(): void {
    const unfinished = [...this.#open]
      .map(([socket, { readBytes }]) => ({ socket, bytes: socket.bytesRead - readBytes }))
      .filter(({ bytes }) => bytes > 0);
    let all = unfinished.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { socket, bytes } of unfinished) {
      if (bytes <= this.#bounds.unfinished && all <= this.#bounds.unfinishedInAll) continue;
      all -= bytes;
      socket.resetAndDestroy();
    }
  }

  #addConnection(socket: Socket): void {
    noteConnection();
    const connection: OpenConnection = {
      current: undefined,
      waiting: [],
      readBytes: 0,
      since: this.#now(),
      isRefused: false,
    };
    this.#open.set(socket, connection);
    this.#perhapsIdle.set(socket, connection);
    socket.once('close', () => {
      this.#pipelined -= connection.waiting.length;
      this.#open.delete(socket);
      this.#perhapsIdle.delete(socket);
      this.#onRead(socket);
    });
    if (this.#open.size > this.#bounds.connections) this.#closeOne();
  }

  #refuseUnparsed(socket: Socket, code: string | undefined): void {
    const { current, waiting } = this.#open.get(socket) ?? {};
    // The malformed part is in the body of the request that is being responded to.
    const isBodyOfCurrent =
      current && !current.headersSent && !current.req.complete && !waiting?.length;
    // An earlier request on the connection would take this response for its own.
    if (!socket.writable || (current && !isBodyOfCurrent)) socket.destroy();
    else respondToParserError(socket, code, this.#lastHeaders);
  }

  #begin(socket: Socket, connection: OpenConnection, { outgoing, handle }: PendingRequest): void {
    connection.current = outgoing;
    outgoing.once('close', () => {
      connection.current = undefined;
      if (socket.destroyed) return;
      this.#touch(socket, connection);
      this.#beginNext(socket, connection);
    });
    handle();
  }

  #beginNext(socket: Socket, connection: OpenConnection): void {
    const next = connection.waiting.shift();
    if (!next) return;
    this.#pipelined -= 1;
    // It counts as current before it begins, so that later requests wait behind it.
    connection.current = next.outgoing;
    // Other connections have a turn meanwhile.
    setImmediate(() => {
      if (!socket.destroyed) this.#begin(socket, connection, next);
    });
  }

  #mayWait({ waiting }: OpenConnection): boolean {
    const { pipelined, pipelinedInAll } = this.#bounds;
    // The current request is one of its connection's.
    return waiting.length + 1 < pipelined && this.#pipelined < pipelinedInAll;
  }

  /** Notes that a connection is active now. */
  #touch(socket: Socket, connection: OpenConnection): void {
    for (const connections of [this.#open, this.#perhapsIdle]) {
      connections.delete(socket);
      connections.set(socket, connection);
    }
    connection.readBytes = socket.bytesRead;
    connection.since = this.#now();
  }

  /**
   * Closes the connection that has been idle longest: one whose whole request is being answered
   * loses more. Where none has been idle for a while, the least recently active one is closed, so
   * that a new connection has the time to send its request.
   */
  #closeOne(): void {
    const idleSince = this.#now() - IDLE_MILLISECONDS;
    const [leastRecent] = this.#open.keys();
    const chosen = this.#longestIdle(idleSince) ?? leastRecent;
    chosen?.resetAndDestroy();
  }

  /** The longest idle connection; undefined if each was active lately or waits for a response. */
  #longestIdle(idleSince: number): Socket | undefined {
    for (const [socket, { current, since }] of this.#perhapsIdle) {
      if (since > idleSince) return undefined;
      if (!current?.req.complete) return socket;
      // Looked at once, not for each new connection: its next response makes it active.
      this.#perhapsIdle.delete(socket);
    }
    return undefined;
  }
}

/**
 * Makes Node skip the further requests that have come on a connection. It would make a request and
 * a response of each, and an error with its stack when the connection closes: 450,000 requests on
 * 300 connections took 37 seconds of processor time.
 */
function ignoreRest(socket: Socket): void {
  const { parser } = socket as Socket & WithParser;
  if (parser) parser.onIncoming = () => NO_MORE_REQUESTS;
}
