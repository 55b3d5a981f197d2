import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { PageRequest } from '#app/domain/site.ts';
import type { Reply } from './cached-response.ts';

/** A request on its way through the application, as Hono's bindings. */
export interface RequestContext {
  readonly page: PageRequest;
  /** The id in the response and in the log. */
  readonly id: string;
  /** Absent for the server's own request at its start. */
  readonly incoming?: IncomingMessage;
  /** The name of the page or file for the log; set by the route that responds. */
  kind?: string;
  /**
   * The response, where its bytes are shared with the cache: a `Response` would copy them. Hono's
   * own response then has no body.
   */
  reply?: Reply;
}

/** The context of a request in the application. */
export type SiteContext = Context<{ Bindings: RequestContext }>;
