import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Between two pages at most so many connections are taken. */
const MOST_TURNS = 100;

/**
 * The system gives the event loop one new connection in each of its turns, so a long turn makes all
 * who come wait.
 */
export class Arrivals {
  readonly #oneByOne = pLimit(1);
  #arrived = false;

  readonly note = (): void => {
    this.#arrived = true;
  };

  /**
   * Resolves in a turn of the event loop in which no connection came, after `mostTurns` at the
   * latest, for one who asks after the other: what each does then has the turn for itself.
   */
  over(mostTurns: number): Promise<void> {
    return this.#oneByOne(async () => {
      for (let turn = 0; turn < mostTurns; turn += 1) {
        const start = performance.now();
        this.#arrived = false;
        await nextTurn();
        // In a long turn some may have come after the look at who waits.
        if (!this.#arrived && performance.now() - start < 1) return;
      }
    });
  }
}

/**
 * Makes a line in which a few are served at a time and only so many may wait.
 *
 * @param atOnce one keeps the processor busy, a few fill its pauses; each takes 1 to 2 MB until it
 * is sent
 */
export function waitingLine(atOnce: number, mostWaiting: number, arrivals: Arrivals) {
  const limit = pLimit(atOnce);
  return {
    get waiting() {
      return limit.pendingCount;
    },
    /**
     * Does the work when its turn comes; undefined when too many wait, or whoever asked for it has
     * left by then.
     */
    async take<Done>(work: () => Promise<Done>, hasLeft: () => boolean): Promise<Done | undefined> {
      if (limit.pendingCount >= mostWaiting) return undefined;
      return await limit(async () => {
        if (hasLeft()) return undefined;
        // Rendering never gives the event loop a turn by itself: without one between pages, answers
        // are not sent, timers do not fire, and what the router keeps for each page until a timer
        // fires piles up.
        await arrivals.over(MOST_TURNS);
        return hasLeft() ? undefined : await work();
      });
    },
  };
}
