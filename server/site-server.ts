import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { SiteApp } from './app.ts';
import type { Reply } from './cached-response.ts';
import { Connections } from './connections.ts';
import { describeFailure, type Log, requestFields } from './log.ts';
import { hasBody, readBody } from './request-body.ts';
import type { RequestContext } from './request-context.ts';
import { requestId } from './request-id.ts';
import { Sender, STALL_MILLISECONDS } from './sender.ts';
import { HEALTH_PATHS, MOST_HEADER_LINES, validateRequest } from './validate-request.ts';

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
/** Closes the connection, since whatever else comes on it is not read. */
const LAST = { Connection: 'close' };
const PLAIN_TEXT = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };

/** Called after every response, with the name of its page or file as in the log. */
export type OnResponse = (kind: string, status: number, milliseconds: number) => void;

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
 * Makes the server. Responses in memory and health checks are sent at once; all other requests go
 * to the application. Every response has an id, which is also in its line of the log.
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
    // A request without a host is refused below, with the headers of every response.
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
  const contexts = new WeakMap<IncomingMessage, RequestContext>();
  const toApp = getRequestListener(async (request, { incoming, outgoing }) => {
    const context = contexts.get(incoming as IncomingMessage);
    if (!context) throw new Error('A request came without its context');
    const response = await site.fetch(request, context);
    if (!context.reply) return response;
    send(outgoing as ServerResponse, context.reply);
    return RESPONSE_ALREADY_SENT;
  });
  let isRetired = false;

  function sendText(outgoing: ServerResponse, status: number, text: string, more = {}): void {
    const headers = site.completeHeaders('', { ...PLAIN_TEXT, ...more });
    outgoing.writeHead(status, headers).end(`${text}\n`);
  }

  /** The text of a passed readiness check, with a line for each feed. */
  const readyText = () => ['ready', ...site.describeTimetable()].join('\n');

  function send(outgoing: ServerResponse, reply: Reply): void {
    sender.send(outgoing, reply, site.clientOf(outgoing.req));
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
      send(outgoing, hit.reply);
      return;
    }
    contexts.set(incoming, context);
    if (context.page.method === 'POST') void handleForm(incoming, outgoing);
    else void toApp(incoming, outgoing);
  }

  /** Reads a form before the application gets it: reading it there costs far more. */
  async function handleForm(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming);
    if (body.kind === 'whole') {
      // The property in which the adapter looks for a body that was read already.
      await toApp(Object.assign(incoming, { rawBody: body.bytes }), outgoing);
    } else if (body.kind === 'too-long') {
      sendText(outgoing, 413, 'A form is shorter.', body.isOver ? {} : LAST);
    }
  }

  const respond = (incoming: IncomingMessage, outgoing: ServerResponse) => {
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
    if (refusal) {
      const more = { ...refusal.headers, ...(hasBody(incoming) && LAST) };
      return sendText(outgoing, refusal.status, refusal.text, more);
    }
    const target = incoming.url ?? '/';
    kind = HEALTH_PATHS.includes(target) ? 'health' : 'none';
    if (target === '/healthz') return sendText(outgoing, 200, 'ok');
    if (target === '/readyz')
      return isRetired ? sendText(outgoing, 503, 'stopping') : sendText(outgoing, 200, readyText());
    try {
      context = { id, incoming, page: site.parse(incoming.method, target, incoming.headers) };
      handle(incoming, outgoing, context);
    } catch (error) {
      // Outside Hono, which would catch it: an error must not end the process.
      log('failure', { id, ...describeFailure(error) });
      sendText(outgoing, 500, 'The page did not arrive. Try again in a moment.');
    }
  };
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    connections.add(incoming, outgoing, () => respond(incoming, outgoing));
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
