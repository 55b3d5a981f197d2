import { setImmediate } from 'node:timers/promises';

/** Other requests wait no longer than this for a piece. */
const PIECE_MS = 8;

/** Does work in pieces of some milliseconds, between which other requests are served. */
export async function inPieces<Result>(work: Generator<void, Result>): Promise<Result> {
  let end = performance.now() + PIECE_MS;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + PIECE_MS;
  }
}
