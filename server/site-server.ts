import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { SiteApp } from './app.ts';
import { Connections } from './connections.ts';
import { describeError, type Log, requestFields } from './log.ts';
import type { RequestContext } from './request-context.ts';
import { requestId } from './request-id.ts';
import { validateRequest } from './validate-request.ts';

/** How long a request may take to arrive, and an idle connection may stay, in milliseconds. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies keep theirs (60 s in nginx): the side that sends requests is the one that
  // must close, or else a request crosses the closing on its way and is lost.
  keepAliveTimeout: 65_000,
};
/** A connection whose client reads nothing for so long is closed. */
const STILL_MILLISECONDS = 60_000;
/** Shutdown grace period for requests in flight. */
const GRACE_MILLISECONDS = 6_000;
const LARGEST_HEADER_BYTES = 32 * 1024;
const HEALTH_PATHS = ['/healthz', '/readyz'];
const PLAIN_TEXT = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };

/** Called after every response, with the name of its page or file as in the log. */
export type OnResponse = (kind: string, status: number, milliseconds: number) => void;

/** The site's HTTP server. */
export interface SiteServer {
  readonly server: Server;
  readonly isRetired: () => boolean;
  /** Turns readiness to 503, and makes every response the last on its connection. */
  readonly retire: () => void;
  /** Stops listening, and lets requests in flight end for some seconds. */
  readonly close: () => Promise<void>;
}

/**
 * Makes the server. Responses in memory and signs of life are sent at once; all other requests go
 * to the application. Every response has an id, which is in its line of the log too.
 */
export function createSiteServer(
  site: SiteApp,
  log: Log,
  onResponse: OnResponse = () => {},
): SiteServer {
  const server = createServer({
    ...TIMES,
    maxHeaderSize: LARGEST_HEADER_BYTES,
    // A request without a host is refused below, with the headers of every response.
    requireHostHeader: false,
  });
  server.setTimeout(STILL_MILLISECONDS);
  const connections = new Connections(server, site.completeHeaders(''));
  const contexts = new WeakMap<IncomingMessage, RequestContext>();
  const toApp = getRequestListener((request, { incoming }) => {
    const context = contexts.get(incoming as IncomingMessage);
    if (!context) throw new Error('A request came without its context');
    return site.fetch(request, context);
  });
  let isRetired = false;

  function sendText(outgoing: ServerResponse, status: number, text: string, more = {}): void {
    const headers = site.completeHeaders('', { ...PLAIN_TEXT, ...more });
    outgoing.writeHead(status, headers).end(`${text}\n`);
  }

  /** Sends a response that is in memory, or hands the request to the application. */
  function handle(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    context: RequestContext,
  ): void {
    const hit = site.lookup(context.page, incoming.headers);
    if (hit) {
      context.kind = hit.kind;
      outgoing.writeHead(hit.reply.status, hit.reply.headers).end(hit.reply.body);
      return;
    }
    contexts.set(incoming, context);
    void toApp(incoming, outgoing);
  }

  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!connections.add(incoming.socket, outgoing)) return;
    const start = performance.now();
    const id = requestId(incoming.headers, site.isBehindProxy);
    let context: RequestContext | undefined;
    let kind = 'refused';
    outgoing.setHeader('X-Request-Id', id);
    if (isRetired) outgoing.setHeader('Connection', 'close');
    outgoing.on('close', () => {
      const milliseconds = performance.now() - start;
      const { method, url: target = '/' } = incoming;
      const name = context?.kind ?? kind;
      const fields = { id, method, kind: name, target, milliseconds };
      log('request', requestFields(fields, outgoing));
      onResponse(name, outgoing.statusCode, milliseconds);
    });

    const refusal = validateRequest(incoming);
    if (refusal) return sendText(outgoing, refusal.status, refusal.text, refusal.headers);
    const target = incoming.url ?? '/';
    kind = HEALTH_PATHS.includes(target) ? 'health' : 'none';
    if (target === '/healthz') return sendText(outgoing, 200, 'ok');
    if (target === '/readyz')
      return isRetired ? sendText(outgoing, 503, 'stopping') : sendText(outgoing, 200, 'ready');
    try {
      context = { id, incoming, page: site.parse(incoming.method, target, incoming.headers) };
      handle(incoming, outgoing, context);
    } catch (error) {
      // Outside Hono, which would catch it: an error must not end the process.
      log('failure', { id, ...describeError(error) });
      sendText(outgoing, 500, 'The page did not arrive. Try again in a moment.');
    }
  };
  server.on('request', onRequest);
  // Without a listener Node responds by itself, without our headers.
  server.on('checkExpectation', onRequest);

  return {
    server,
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
