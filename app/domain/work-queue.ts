import { runInPieces } from './run-generator.ts';

/** Other requests wait no longer than this for a piece. */
const PIECE_MS = 8;

/** Does long work, such as counting the trains of a day, and gives its result. */
export type DoInPieces = <Result>(work: Generator<void, Result>) => Promise<Result>;

/**
 * Makes a queue of long work, which is done in pieces of some milliseconds. Tasks run one after the
 * other, so that many of them take no larger part of the time than one.
 *
 * @param pause resolves when the next piece may begin; other requests are served meanwhile
 */
export function createWorkQueue(pause: () => Promise<unknown>): DoInPieces {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(() => runInPieces(work, PIECE_MS, pause));
    last = result.catch(() => undefined);
    return result;
  };
}
