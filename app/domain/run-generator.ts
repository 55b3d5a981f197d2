/** Runs a generator to its end without a pause, and gives its result. */
export function runToEnd<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/**
 * Runs a generator in pieces, between which other work is done.
 *
 * @param pieceMs milliseconds of a piece; it ends with the first step that exceeds them
 * @param pause resolves when the next piece may begin; where it rejects, so does the whole
 */
export async function runInPieces<Result>(
  work: Generator<void, Result>,
  pieceMs: number,
  pause: () => Promise<unknown>,
): Promise<Result> {
  let end = performance.now() + pieceMs;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + pieceMs;
  }
}
