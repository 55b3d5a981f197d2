import { setImmediate } from 'node:timers/promises';

/** Other requests wait no longer than this for a piece. */
const PIECE_MS = 8;

/** Settles when the work that was started last has ended. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does work in pieces of some milliseconds, between which other requests are served. Tasks run one
 * after the other, so that they take half of the time at most, however many there are.
 */
export function inPieces<Result>(work: Generator<void, Result>): Promise<Result> {
  const result = last.then(() => doInPieces(work));
  last = result.catch(() => undefined);
  return result;
}

async function doInPieces<Result>(work: Generator<void, Result>): Promise<Result> {
  let end = performance.now() + PIECE_MS;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + PIECE_MS;
  }
}
