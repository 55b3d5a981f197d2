import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { SiteApp } from './app.ts';
import type { Reply } from './cached-response.ts';
import { describeFailure, type Log, requestFields } from './log.ts';
import { PLAIN_TEXTS } from './plain-texts.ts';
import { hasBody, readBody } from './request-body.ts';
import type { RequestContext } from './request-context.ts';
import { requestId } from './request-id.ts';
import { QUEUE_FULL_HEADERS } from './request-queues.ts';
import type { Sender } from './sender.ts';
import { HEALTH_PATHS, validateRequest } from './validate-request.ts';

/** Closes the connection, since whatever else comes on it is not read. */
const LAST = { Connection: 'close' };
const PLAIN_TEXT = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };

/** Called after every response, with the name of its page or file as in the log. */
export type OnResponse = (kind: string, status: number, milliseconds: number) => void;

/** Responds to one request of Node's server. Never throws. */
export type HandleRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** The dependencies of the handler. */
export interface HandlerOptions {
  readonly site: SiteApp;
  readonly sender: Pick<Sender, 'send'>;
  readonly log: Log;
  readonly onResponse: OnResponse;
  /** Whether the server is about to stop: it is not ready, and each response is the last. */
  readonly isRetired: () => boolean;
}

/** A request, its response, and their line of the log. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly id: string;
  /** When the request came, in milliseconds from any start. */
  readonly start: number;
  /** The name for the log of a request without a context. */
  kind: 'refused' | 'health' | 'none';
  /** Undefined until the request is parsed. */
  context?: RequestContext;
}

/**
 * Makes the handler of requests: it refuses malformed ones, responds to health checks and from
 * memory at once, and hands all others to the application. Every response has an id, which is also
 * in its line of the log.
 */
export function createRequestHandler(options: HandlerOptions): HandleRequest {
  const { site, sender, log, onResponse, isRetired } = options;
  const contexts = new WeakMap<IncomingMessage, RequestContext>();
  const toApp = getRequestListener(async (request, { incoming, outgoing }) => {
    const context = contexts.get(incoming as IncomingMessage);
    if (!context) throw new Error('A request came without its context');
    const response = await site.fetch(request, context);
    if (!context.reply) return response;
    send(outgoing as ServerResponse, context.reply);
    return RESPONSE_ALREADY_SENT;
  });

  function send(outgoing: ServerResponse, reply: Reply): void {
    sender.send(outgoing, reply, site.clientOf(outgoing.req));
  }

  function sendText(outgoing: ServerResponse, status: number, text: string, more = {}): void {
    const body = `${text}\n`;
    // Without it the response would be sent in three pieces.
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const headers = site.completeHeaders('', { ...PLAIN_TEXT, ...length, ...more });
    outgoing.writeHead(status, headers).end(body);
  }

  function noteResponse({ incoming, outgoing, id, start, kind, context }: Exchange): void {
    const milliseconds = performance.now() - start;
    const { method, url: target = '/' } = incoming;
    const name = context?.kind ?? kind;
    log('request', requestFields({ id, method, kind: name, target, milliseconds }, outgoing));
    onResponse(name, outgoing.statusCode, milliseconds);
  }

  function respondToHealthCheck(path: string, outgoing: ServerResponse): void {
    if (path === '/healthz') sendText(outgoing, 200, 'ok');
    else if (isRetired()) sendText(outgoing, 503, 'stopping');
    else sendText(outgoing, 200, ['ready', ...site.describeTimetable()].join('\n'));
  }

  /** Reads a form before the application gets it: reading it there costs far more. */
  async function handleForm(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming);
    if (body.kind === 'whole') {
      // The property in which the adapter looks for a body that was read already.
      await toApp(Object.assign(incoming, { rawBody: body.bytes }), outgoing);
    } else if (body.kind === 'too-long') {
      sendText(outgoing, 413, PLAIN_TEXTS.formTooLong, body.isOver ? {} : LAST);
    }
  }

  /** Sends a response that is in memory, or hands the request to the application. */
  function respondWithPage(exchange: Exchange, target: string): void {
    const { incoming, outgoing, id } = exchange;
    const page = site.parse(incoming.method, target, incoming.headers);
    const context: RequestContext = { id, incoming, page };
    exchange.context = context;
    const hit = site.lookup(page, incoming.headers);
    if (hit) {
      context.kind = hit.kind;
      send(outgoing, hit.reply);
      return;
    }
    // Before the application: it takes as long to refuse a request as all the rest.
    if (site.isRefused(page, incoming)) {
      context.kind = 'refused';
      sendText(outgoing, 503, PLAIN_TEXTS.queueFull, QUEUE_FULL_HEADERS);
      return;
    }
    contexts.set(incoming, context);
    if (page.method === 'POST') void handleForm(incoming, outgoing);
    else void toApp(incoming, outgoing);
  }

  return (incoming, outgoing) => {
    const start = performance.now();
    const id = requestId(incoming.headers, site.isBehindProxy);
    const exchange: Exchange = { incoming, outgoing, id, start, kind: 'refused' };
    outgoing.setHeader('X-Request-Id', id);
    if (isRetired()) outgoing.setHeader('Connection', 'close');
    outgoing.on('close', () => noteResponse(exchange));

    const refusal = validateRequest(incoming);
    if (refusal) {
      const more = { ...refusal.headers, ...(hasBody(incoming) && LAST) };
      sendText(outgoing, refusal.status, refusal.text, more);
      return;
    }
    const target = incoming.url ?? '/';
    if (HEALTH_PATHS.includes(target)) {
      exchange.kind = 'health';
      respondToHealthCheck(target, outgoing);
      return;
    }
    exchange.kind = 'none';
    try {
      respondWithPage(exchange, target);
    } catch (error) {
      // Outside Hono, which would catch it: an error must not end the process.
      log('failure', { id, ...describeFailure(error) });
      sendText(outgoing, 500, PLAIN_TEXTS.failure);
    }
  };
}
