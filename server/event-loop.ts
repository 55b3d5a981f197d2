import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * The bound is a time, not a number of iterations: under load one iteration takes ten milliseconds.
 * With a bound of 10 ms new connections wait for seconds (docs/decisions/0012).
 */
const MOST_MILLISECONDS = 100;

let accepted = 0;

/** Notes that a connection was accepted. */
export function noteConnection(): void {
  accepted += 1;
}

/**
 * Yields to the event loop before long work, until an iteration has accepted no connection. Node
 * accepts one in each: if each also rendered a page, a few hundred new connections would delay all
 * others by as many pages. After a tenth of a second the work begins in any case.
 *
 * @param least the iterations that pass in any case; an idle one takes some ten microseconds
 * @param now the clock, in milliseconds from any start
 */
export async function passTurns(least: number, now = () => performance.now()): Promise<void> {
  const latest = now() + MOST_MILLISECONDS;
  for (let turn = 1; ; turn += 1) {
    const before = accepted;
    await nextTurn();
    if (turn >= least && (accepted === before || now() >= latest)) return;
  }
}

let turns = Promise.resolve();

/** Waits until the event loop has run since the last long work of any queue began. */
export function waitForTurn(): Promise<void> {
  turns = turns.then(() => passTurns(2));
  return turns;
}
