import pLimit, { type LimitFunction } from 'p-limit';
import { widestSubnet } from './client-subnet.ts';
import { waitForTurn } from './event-loop.ts';

/** The part of a queue that one client may take; the rest is left to others. */
const CLIENT_SHARE = 3 / 4;

/** The work of one client that runs or waits. */
interface ClientWork {
  count: number;
  readonly limit: LimitFunction;
}

/**
 * A queue of work, bounded in how much runs and how much waits. Clients take turns: the work of one
 * does not wait for all that another has sent before.
 */
export interface Queue {
  readonly waiting: number;
  /** How much work has run so far; cancelled work does not count. */
  readonly done: number;
  /** Whether the queue, or a client's share of it, has no place. */
  isFull(clientSubnet: string): boolean;
  /**
   * Runs work as soon as those before it allow.
   *
   * @param isCancelled whether the client has disconnected meanwhile
   * @param clientSubnet whose work it is; subnets of one /48 of IPv6 count as one client
   * @returns undefined when the queue is full, the client has its share of it, or the work was
   * cancelled
   */
  run<Done>(
    work: () => Promise<Done>,
    isCancelled: () => boolean,
    clientSubnet: string,
  ): Promise<Done | undefined>;
}

/** The bounds of a queue. */
export interface QueueBounds {
  /**
   * How much runs at once: one keeps the processor busy, a few fill its pauses. A page takes 1 to
   * 2 MB until it is sent.
   */
  readonly concurrency: number;
  /** More work is refused. */
  readonly mostWaiting: number;
}

/** Makes a queue, which is empty. */
export function createQueue({ concurrency, mostWaiting }: QueueBounds): Queue {
  const limit = pLimit(concurrency);
  const mostOfClient = mostWaiting * CLIENT_SHARE;
  const clients = new Map<string, ClientWork>();
  /** How much runs or waits. */
  let unfinished = 0;
  let done = 0;

  async function runInTurn<Done>(work: () => Promise<Done>, isCancelled: () => boolean) {
    if (isCancelled()) return undefined;
    // Rendering never yields to the event loop by itself: without a pause between pages no response
    // would be sent and no connection accepted. Node reads the end of a connection one iteration
    // after its request, so the pause also finds a client that disconnected at once.
    await waitForTurn();
    if (isCancelled()) return undefined;
    done += 1;
    return await work();
  }

  function isFullFor(client: ClientWork | undefined): boolean {
    return unfinished >= mostWaiting + concurrency || (client?.count ?? 0) >= mostOfClient;
  }

  return {
    get waiting() {
      return Math.max(0, unfinished - concurrency);
    },
    get done() {
      return done;
    },
    isFull: (clientSubnet) => isFullFor(clients.get(widestSubnet(clientSubnet))),
    async run(work, isCancelled, clientSubnet) {
      const name = widestSubnet(clientSubnet);
      const client = clients.get(name) ?? { count: 0, limit: pLimit(concurrency) };
      if (isFullFor(client)) return undefined;
      clients.set(name, client);
      client.count += 1;
      unfinished += 1;
      // The second limit sees no more work of a client than may run at once, so it takes the work
      // of all clients in turn.
      return await client
        .limit(() => limit(() => runInTurn(work, isCancelled)))
        .finally(() => {
          unfinished -= 1;
          client.count -= 1;
          if (client.count === 0) clients.delete(name);
        });
    },
  };
}
