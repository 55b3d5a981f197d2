import type { IncomingMessage } from 'node:http';
import type { PageRequest } from '#app/domain/site.ts';

/** A request on its way through the application, as Hono's bindings. */
export interface RequestContext {
  readonly page: PageRequest;
  /** The id in the response and in the log. */
  readonly id: string;
  /** Absent for the server's own request at its start. */
  readonly incoming?: IncomingMessage;
  /** The name of the page or file for the log; set by the route that responds. */
  kind?: string;
}
