import { setImmediate as nextTurn } from 'node:timers/promises';

/** Some ten milliseconds, if each turn accepts a connection. */
const MOST_TURNS = 200;

let accepted = 0;

/** Notes that a connection was accepted. */
export function noteConnection(): void {
  accepted += 1;
}

/**
 * Lets the event loop turn before long work, until a turn has accepted no connection. Node accepts
 * one in a turn: if each turn also made a page, a few hundred new connections would keep everybody
 * waiting until as many pages are made.
 *
 * @param least the turns that pass in any case; an idle one takes some ten microseconds
 */
export async function passTurns(least: number): Promise<void> {
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const before = accepted;
    await nextTurn();
    if (turn >= least && accepted === before) return;
  }
}
