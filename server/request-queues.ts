import type { PageRequest, SiteRoute } from '#app/domain/site.ts';
import type { ReadClientSubnet } from './client-subnet.ts';
import { PLAIN_TEXTS } from './plain-texts.ts';
import { createQueue, type Queue } from './queue.ts';
import type { SiteContext } from './request-context.ts';
import { groupOf, type ResponseGroup } from './response-groups.ts';

/** The headers of a response to a request that finds its queue full. */
export const QUEUE_FULL_HEADERS = { 'Retry-After': '5' };

/** The queues of requests, one for each kind, so that none delays another. */
export interface RequestQueues {
  readonly byKind: Readonly<Record<ResponseGroup | 'forms', Queue>>;
  /** The queue of a request that is no form. */
  readonly ofPage: (page: PageRequest) => Queue;
  /** The queue of a request. */
  readonly of: (route: SiteRoute, page: PageRequest) => Queue;
  /**
   * Does the work of a request in its turn.
   *
   * @returns the result of the work, or the response if it was not done: the client has
   * disconnected, or the queue has no place
   */
  readonly inTurn: <Done>(
    queue: Queue,
    c: SiteContext,
    work: () => Promise<Done>,
  ) => Promise<Done | Response>;
  /** Middleware for a route that is no page: it waits for its turn among the forms. */
  readonly queueAsForm: (
    c: SiteContext,
    next: () => Promise<void>,
  ) => Promise<Response | undefined>;
}

/**
 * Makes the queues.
 *
 * @param clientOf names the client of a request, whose share of a queue is bounded
 */
export function createRequestQueues(clientOf: ReadClientSubnet): RequestQueues {
  const byKind = {
    pages: createQueue({ concurrency: 4, mostWaiting: 500 }),
    pictures: createQueue({ concurrency: 1, mostWaiting: 40 }),
    trains: createQueue({ concurrency: 1, mostWaiting: 40 }),
    forms: createQueue({ concurrency: 16, mostWaiting: 200 }),
  };

  async function inTurn<Done>(
    queue: Queue,
    c: SiteContext,
    work: () => Promise<Done>,
  ): Promise<Done | Response> {
    const { incoming } = c.env;
    const hasDisconnected = () => (incoming ? !incoming.socket.writable : c.req.raw.signal.aborted);
    const done = await queue.run(work, hasDisconnected, clientOf(incoming));
    if (done !== undefined) return done;
    // The client has disconnected: no response is needed, and nothing failed.
    if (hasDisconnected()) return c.body(null, 400);
    return c.text(PLAIN_TEXTS.queueFull, 503, QUEUE_FULL_HEADERS);
  }

  const queueAsForm: RequestQueues['queueAsForm'] = async (c, next) => {
    const done = await inTurn(byKind.forms, c, async () => {
      await next();
      return c.res;
    });
    return c.finalized ? undefined : done;
  };

  // A posted form and a link in a mail, which alone has a token, may wait for the database; other
  // pages never do.
  const ofPage: RequestQueues['ofPage'] = ({ fields, path }) =>
    fields.has('token') ? byKind.forms : byKind[groupOf(path)];

  return {
    byKind,
    ofPage,
    of(route, page) {
      if (page.method !== 'POST') return ofPage(page);
      return route.post ? byKind.forms : byKind.pages;
    },
    inTurn,
    queueAsForm,
  };
}
