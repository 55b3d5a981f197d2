import { setTimeout } from 'node:timers/promises';
import { runInPieces } from '#app/domain/run-generator.ts';

/** Other requests wait no longer than this for a piece. */
const PIECE_MS = 8;

/** What is done between two pieces. */
let pause: () => Promise<unknown> = () => setTimeout(PIECE_MS);

/** Settles when the work that was started last has ended. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Sets how all work pauses between its pieces. By default it pauses for as long as a piece takes.
 *
 * @param wait resolves when the next piece may begin
 */
export function setPause(wait: () => Promise<unknown>): void {
  pause = wait;
}

/**
 * Does work in pieces of some milliseconds, between which other requests are served. Tasks run one
 * after the other, so that many of them take no larger part of the time than one.
 */
export function inPieces<Result>(work: Generator<void, Result>): Promise<Result> {
  const result = last.then(() => runInPieces(work, PIECE_MS, () => pause()));
  last = result.catch(() => undefined);
  return result;
}
