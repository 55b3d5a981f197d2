import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { SiteApp } from './app.ts';
import { Connections } from './connections.ts';
import { type Log, requestFields } from './log.ts';
import { admit } from './refusal.ts';
import { requestId } from './request-id.ts';

/** How long a request may take to arrive, and an idle connection may stay, in milliseconds. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies keep theirs (60 s in nginx): the side that sends requests is the one that
  // must close, or else a request crosses the closing on its way and is lost.
  keepAliveTimeout: 65_000,
};
/** A connection on which an answer stands still so long, since nobody reads it, is broken off. */
const STILL_MILLISECONDS = 60_000;
/**
 * After the end of listening: idle connections are left to those who opened them so long, requests
 * under way so long.
 */
const IDLE_MILLISECONDS = 1_000;
const BREAK_OFF_MILLISECONDS = 6_000;
/** So many connections are taken at most after the signal, however many come. */
const MOST_TURNS = 1_000;
/**
 * So many requests are answered in one turn of the event loop; each takes a fraction of a
 * millisecond.
 */
const MOST_IN_A_TURN = 16;
const LARGEST_HEADER_BYTES = 32 * 1024;
const HEALTH_PATHS = ['/healthz', '/readyz'];
const CLEAR = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };

/** What is told of every answer, once it is given. */
export type OnAnswer = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  milliseconds: number,
) => void;

/**
 * Makes the server: what must not wait is answered here, finished pages among it; all else goes to
 * the application. Every answer has an id, which is in its line of the log too.
 */
export function createSiteServer(site: SiteApp, log: Log, onAnswer: OnAnswer = () => {}) {
  const server = createServer({
    ...TIMES,
    maxHeaderSize: LARGEST_HEADER_BYTES,
    // A request without one is refused below, with the headers of every response.
    requireHostHeader: false,
  });
  server.setTimeout(STILL_MILLISECONDS);
  const connections = new Connections(server, site.securityHeaders(''));
  const toApp = getRequestListener(site.app.fetch);
  const inTurn = turns();
  let isRetired = false;

  const say = (outgoing: ServerResponse, id: string, status: number, text: string, more = {}) => {
    const headers = { ...site.securityHeaders(''), ...CLEAR, ...more, 'X-Request-Id': id };
    outgoing.writeHead(status, headers).end(`${text}\n`);
  };

  server.on('connection', site.arrivals.note);
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    if (!connections.add(socket, outgoing)) return;
    const start = performance.now();
    const id = requestId(incoming.headers, site.isBehindProxy);
    const { method } = incoming;
    let kind: string | undefined = 'refused';
    outgoing.on('close', () => {
      const milliseconds = performance.now() - start;
      const { url: target = '/' } = incoming;
      const fields = { id, method, kind: kind ?? site.kindOf(target), target, milliseconds };
      log('request', requestFields(fields, outgoing));
      onAnswer(incoming, outgoing, milliseconds);
    });
    if (isRetired) outgoing.setHeader('Connection', 'close');

    const refusal = admit(incoming);
    if (refusal) return say(outgoing, id, refusal.status, refusal.text, refusal.headers);
    kind = HEALTH_PATHS.includes(incoming.url ?? '') ? 'health' : undefined;
    if (incoming.url === '/healthz') return say(outgoing, id, 200, 'ok');
    if (incoming.url === '/readyz')
      return isRetired ? say(outgoing, id, 503, 'stopping') : say(outgoing, id, 200, 'ready');
    inTurn(() => {
      if (incoming.destroyed) return;
      const { headers } = incoming;
      const finished = site.finished(method, incoming.url ?? '', headers);
      if (!finished) {
        outgoing.setHeader('X-Request-Id', id);
        return void toApp(incoming, outgoing);
      }
      kind = finished.kind;
      const reply = finished.reply(method, headers);
      outgoing.writeHead(reply.status, { ...reply.headers, 'X-Request-Id': id }).end(reply.body);
    });
  };
  server.on('request', onRequest);
  // Without a listener Node answers by itself, and without our headers.
  server.on('checkExpectation', onRequest);

  return {
    server,
    isRetired: () => isRetired,
    /**
     * Says that this server is going: readiness turns to 503, and every answer is the last on its
     * connection.
     */
    retire() {
      isRetired = true;
      connections.closeWithNextAnswer();
    },
    /** Takes no connection any more and lets those that are open end, but not for ever. */
    async close() {
      // Those that wait when the server ends to listen are broken off by the system, with whatever
      // was sent on them.
      await site.arrivals.over(MOST_TURNS);
      setTimeout(() => server.closeIdleConnections(), IDLE_MILLISECONDS).unref();
      setTimeout(() => server.closeAllConnections(), BREAK_OFF_MILLISECONDS).unref();
      // The plain server's way to close leaves idle connections open: a request may be on its way
      // on each of them.
      await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    },
  };
}

/**
 * Makes a queue of what is done a few at a time in each turn of the event loop, whatever comes at
 * once. Answers that are written one right after the other also cost less (an eighth of the time of
 * a finished page) than one for each request.
 */
function turns(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const goOn = () => {
    for (const work of waiting.splice(0, MOST_IN_A_TURN)) work();
    if (waiting.length > 0) setImmediate(goOn);
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(goOn);
  };
}
