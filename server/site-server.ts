import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { SiteApp } from './app.ts';
import { Connections } from './connections.ts';
import type { Log } from './log.ts';
import { createRequestHandler, type OnResponse } from './request-handler.ts';
import { Sender, STALL_MILLISECONDS } from './sender.ts';
import { MOST_HEADER_LINES } from './validate-request.ts';

/** How long a request may take to arrive, and an idle connection may stay, in milliseconds. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies keep theirs (60 s in nginx): the side that sends requests is the one that
  // must close, or else a request crosses the closing on its way and is lost.
  keepAliveTimeout: 65_000,
};
/** Shutdown grace period for requests in flight. */
const GRACE_MILLISECONDS = 6_000;
const LARGEST_HEADER_BYTES = 32 * 1024;

/** The site's HTTP server. */
export interface SiteServer {
  readonly server: Server;
  /** Sends all responses that have a body in memory. */
  readonly sender: Sender;
  readonly isRetired: () => boolean;
  /** Turns readiness to 503, and makes every response the last on its connection. */
  readonly retire: () => void;
  /** Stops listening, and lets requests in flight end for some seconds. */
  readonly close: () => Promise<void>;
}

/**
 * Makes Node's HTTP server for an application, with its bounds of times, headers and connections.
 *
 * @param now the clock by which connections stall, in milliseconds from any start
 */
export function createSiteServer(
  site: SiteApp,
  log: Log,
  onResponse: OnResponse = () => {},
  now = () => performance.now(),
): SiteServer {
  const server = createServer({
    ...TIMES,
    maxHeaderSize: LARGEST_HEADER_BYTES,
    // `validateRequest` refuses a request without a host, with the headers of every response.
    requireHostHeader: false,
  });
  server.maxHeadersCount = MOST_HEADER_LINES;
  server.setTimeout(STALL_MILLISECONDS);
  const sender = new Sender(now);
  server.once('close', () => sender.close());
  const connections = new Connections(server, {
    headers: site.completeHeaders(''),
    onRead: (socket) => sender.hasRead(socket),
    now,
  });
  let isRetired = false;
  const handle = createRequestHandler({
    site,
    sender,
    log,
    onResponse,
    isRetired: () => isRetired,
  });
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    connections.add(incoming, outgoing, () => handle(incoming, outgoing));
  server.on('request', onRequest);
  // Without a listener Node responds by itself, without our headers.
  server.on('checkExpectation', onRequest);

  return {
    server,
    sender,
    isRetired: () => isRetired,
    retire() {
      isRetired = true;
      connections.closeAfterNextResponse();
    },
    async close() {
      setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS).unref();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
