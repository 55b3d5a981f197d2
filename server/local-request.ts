import type { IncomingMessage } from 'node:http';
import type { FindFinishedResponse } from './finished-responses.ts';
import type { ParsePageRequest } from './page-request.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Requests a page without a connection, as Hono's own `request` does: for the first pages of a
 * start, for development and for tests.
 *
 * @param target a path with its query, or a whole request
 * @param init the method, headers and body of the request to a path
 * @param incoming Node's request, if there is one
 */
export type RequestLocally = (
  target: string | Request,
  init?: RequestInit,
  incoming?: IncomingMessage,
) => Promise<Response>;

/** The parts of the application that a request passes. */
interface Options {
  readonly parse: ParsePageRequest;
  readonly lookup: FindFinishedResponse;
  readonly fetch: (request: Request, context: RequestContext) => Promise<Response>;
}

/** Makes the function that requests pages, from memory or by their routes. */
export function createLocalRequest({ parse, lookup, fetch }: Options): RequestLocally {
  return async (target, init, incoming) => {
    const request =
      typeof target === 'string' ? new Request(`http://localhost${target}`, init) : target;
    const headers = Object.fromEntries(request.headers);
    const { pathname, search } = new URL(request.url);
    const page = parse(request.method, pathname + search, headers);
    const hit = lookup(page, headers);
    if (hit) return new Response(hit.reply.body, hit.reply);
    const context: RequestContext = { page, id: 'none', ...(incoming && { incoming }) };
    const response = await fetch(request, context);
    return context.reply ? new Response(context.reply.body, context.reply) : response;
  };
}
