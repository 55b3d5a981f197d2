import { setTimeout } from 'node:timers/promises';
import { runInPieces } from '#app/domain/run-generator.ts';

/** Other requests wait no longer than this for a piece. */
const PIECE_MS = 8;
/**
 * As long as a piece, for many new connections: Node accepts one in a turn of the event loop. With
 * 3 ms a page waited for up to 1.7 s behind 744 connections.
 */
const PAUSE_MS = 8;

/** Settles when the work that was started last has ended. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does work in pieces of some milliseconds, between which other requests are served. Tasks run one
 * after the other, so that many of them take no larger part of the time than one.
 */
export function inPieces<Result>(work: Generator<void, Result>): Promise<Result> {
  const result = last.then(() => runInPieces(work, PIECE_MS, () => setTimeout(PAUSE_MS)));
  last = result.catch(() => undefined);
  return result;
}
