import { setImmediate } from 'node:timers/promises';

/** Other requests wait no longer than this for a piece. */
const PIECE_MS = 8;

/** Settles with the work that was started last. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does work in pieces of some milliseconds, between which other requests are served. One work waits
 * for the end of another, so that many of them leave the others half of the time too.
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
