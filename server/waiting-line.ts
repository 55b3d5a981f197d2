import pLimit from 'p-limit';
import type { Arrivals } from './arrivals.ts';

/** Between two pages at most so many connections are taken. */
const MOST_TURNS = 100;

/** What becomes of work that is not done: too much waits already, or nobody waits for it any more. */
export type Undone = 'full' | 'left';

/** A bounded place for work of one kind. */
export interface WaitingLine {
  readonly waiting: number;
  /** Does the work when its turn comes, unless whoever asked for it has left by then. */
  readonly take: <Done>(work: () => Promise<Done>, hasLeft: () => boolean) => Promise<Done | Undone>;
}

/**
 * Makes a line in which a few are served at a time and only so many may wait.
 *
 * @param atOnce one keeps the processor busy, a few fill its pauses; each takes 1 to 2 MB until it is sent
 */
export function waitingLine(atOnce: number, mostWaiting: number, arrivals: Arrivals): WaitingLine {
  const limit = pLimit(atOnce);
  return {
    get waiting() {
      return limit.pendingCount;
    },
    take: async (work, hasLeft) => {
      if (limit.pendingCount >= mostWaiting) return 'full';
      return limit(async () => {
        if (hasLeft()) return 'left';
        // Rendering never gives the event loop a turn by itself: without one between pages, answers are not sent, timers
        // do not fire, and what the router keeps for each page until a timer fires piles up.
        await arrivals.over(MOST_TURNS);
        return hasLeft() ? 'left' : await work();
      });
    },
  };
}
