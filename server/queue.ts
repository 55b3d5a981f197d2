import pLimit from 'p-limit';
import { passTurns } from './event-loop.ts';

/** A queue of work, bounded in how much runs and how much waits. */
export interface Queue {
  readonly waiting: number;
  /** How much work has run so far; cancelled work does not count. */
  readonly done: number;
  /**
   * Runs work as soon as those before it allow.
   *
   * @param isCancelled whether the client has disconnected meanwhile
   * @returns undefined when the queue is full, or the work was cancelled
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
  let turns = Promise.resolve();
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
        // Rendering never yields to the event loop by itself: without a pause between pages no
        // response would be sent and no connection accepted. Node reads the end of a connection one
        // iteration after its request, so the pause also finds a client that disconnected at once.
        turns = turns.then(() => passTurns(2));
        await turns;
        if (isCancelled()) return undefined;
        done += 1;
        return await work();
      });
    },
  };
}
