import { setImmediate as nextTurn } from 'node:timers/promises';

/** Some ten milliseconds, if each iteration accepts a connection. */
const MOST_TURNS = 200;

let accepted = 0;

/** Notes that a connection was accepted. */
export function noteConnection(): void {
  accepted += 1;
}

/**
 * Yields to the event loop before long work, until an iteration has accepted no connection. Node
 * accepts one in each: if each also rendered a page, a few hundred new connections would delay all
 * others by as many pages.
 *
 * @param least the iterations that pass in any case; an idle one takes some ten microseconds
 */
export async function passTurns(least: number): Promise<void> {
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const before = accepted;
    await nextTurn();
    if (turn >= least && accepted === before) return;
  }
}
