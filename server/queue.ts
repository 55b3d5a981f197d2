import pLimit from 'p-limit';
import { widestSubnet } from './client-subnet.ts';
import { passTurns } from './event-loop.ts';

/** The part of a queue that one client may take; the rest is left to others. */
const CLIENT_SHARE = 3 / 4;

/** A queue of work, bounded in how much runs and how much waits. */
export interface Queue {
  readonly waiting: number;
  /** How much work has run so far; cancelled work does not count. */
  readonly done: number;
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

/**
 * Makes a queue.
 *
 * @param concurrency one keeps the processor busy, a few fill its pauses; a page takes 1 to 2 MB
 * until it is sent
 * @param mostWaiting more work is refused
 */
export function createQueue(concurrency: number, mostWaiting: number): Queue {
  const limit = pLimit(concurrency);
  const mostOfClient = mostWaiting * CLIENT_SHARE;
  /** How much runs or waits for each client. */
  const countOf = new Map<string, number>();
  const count = (client: string, change: 1 | -1) => {
    const sum = (countOf.get(client) ?? 0) + change;
    if (sum > 0) countOf.set(client, sum);
    else countOf.delete(client);
  };
  let done = 0;
  let turns = Promise.resolve();
  return {
    get waiting() {
      return limit.pendingCount;
    },
    get done() {
      return done;
    },
    async run(work, isCancelled, clientSubnet) {
      const client = widestSubnet(clientSubnet);
      if (limit.pendingCount >= mostWaiting) return undefined;
      if ((countOf.get(client) ?? 0) >= mostOfClient) return undefined;
      count(client, 1);
      return await limit(async () => {
        if (isCancelled()) return undefined;
        // Rendering never yields to the event loop by itself: without a pause between pages no
        // response would be sent and no connection accepted. Node reads the end of a connection one
        // iteration after its request, so the pause also finds a client that disconnected at once.
        turns = turns.then(() => passTurns(2));
        await turns;
        if (isCancelled()) return undefined;
        done += 1;
        return await work();
      }).finally(() => count(client, -1));
    },
  };
}
