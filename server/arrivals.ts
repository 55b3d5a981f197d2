import { setImmediate as nextTurn } from 'node:timers/promises';

/** The system gives the event loop one new connection in each of its turns, so a long turn makes all who come wait. */
export class Arrivals {
  #arrived = false;
  #last: Promise<void> = Promise.resolve();

  readonly note = (): void => {
    this.#arrived = true;
  };

  /**
   * Resolves in a turn of the event loop in which no connection came, for one who asks after the other: what each does
   * then has the turn for itself.
   *
   * @param mostTurns whoever asks waits no longer than this, however many connections come
   */
  over(mostTurns: number): Promise<void> {
    this.#last = this.#last.then(() => this.#wait(mostTurns));
    return this.#last;
  }

  async #wait(mostTurns: number): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const start = performance.now();
      this.#arrived = false;
      await nextTurn();
      // In a long turn some may have come after the look at who waits.
      if (!this.#arrived && performance.now() - start < 1) return;
    }
  }
}
