import { setImmediate as nextTick } from 'node:timers/promises';
import pLimit from 'p-limit';

/** A queue of work, bounded in how much runs and how much waits. */
export interface Queue {
  readonly waiting: number;
  /** How much work has run so far; cancelled work does not count. */
  readonly done: number;
  /**
   * Runs work when its turn comes.
   *
   * @param isCancelled tells that the client has disconnected meanwhile
   * @returns undefined when too much waits already, or the work was cancelled
   */
  run<Done>(work: () => Promise<Done>, isCancelled: () => boolean): Promise<Done | undefined>;
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
  let done = 0;
  return {
    get waiting() {
      return limit.pendingCount;
    },
    get done() {
      return done;
    },
    async run(work, isCancelled) {
      if (limit.pendingCount >= mostWaiting) return undefined;
      return await limit(async () => {
        if (isCancelled()) return undefined;
        // Rendering never yields to the event loop by itself: without a tick between pages no
        // response would be sent and no connection accepted. The end of a connection is read one
        // tick after its request, so a second tick finds the client that has left at once.
        await nextTick();
        await nextTick();
        if (isCancelled()) return undefined;
        done += 1;
        return await work();
      });
    },
  };
}
