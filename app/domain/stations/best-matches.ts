import type { IndexedName, StationIndex } from './station-index.ts';

/** How well a name answers a text; a lower step is a better answer. */
export const STEP = {
  exactLabel: 0,
  exactAlias: 1,
  prefix: 2,
  wordPrefix: 3,
  allWords: 4,
  contained: 5,
  typingErrors: 6,
} as const;

/** One of the steps of `STEP`. */
export type Step = (typeof STEP)[keyof typeof STEP];

/** A station's best answer to a text. */
export interface Match {
  readonly name: IndexedName;
  readonly step: Step;
  /** Within a step: lower is better. */
  readonly score: number;
}

/** Keeps the best few matches, one a station, while candidates come in, step by step. */
export class BestMatches {
  readonly matches: Match[] = [];
  readonly #index: StationIndex;
  readonly #limit: number;
  // Matches before this place are of earlier steps, which nothing later can better.
  #settled = 0;

  constructor(index: StationIndex, limit: number) {
    this.#index = index;
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.matches.length >= this.#limit;
  }

  /** Ends a step: what was found so far stays ahead of all that follows. */
  settle(): void {
    this.#settled = this.matches.length;
  }

  /** Offers a name; `penalty` (0 to 500) counts for more than the station's weight, and lower is better. */
  offer(nameIndex: number, step: Step, penalty: number): void {
    const name = this.#index.names[nameIndex];
    const station = name && this.#index.stations[name.station];
    if (name === undefined || station === undefined) return;
    const score =
      (penalty * 2 + (name.isExpanded ? 1 : 0)) * 1_000_000 +
      (10 - station.weight) * 10_000 +
      (name.isLabel ? 0 : 1_000) +
      Math.min(name.key.length, 999);

    const { matches } = this;
    const last = matches.at(-1);
    const isFull = matches.length >= this.#limit;
    if (isFull && (this.#settled >= this.#limit || (last !== undefined && last.score <= score))) return;

    for (let place = 0; place < matches.length; place++) {
      const match = matches[place];
      if (match?.name.station !== name.station) continue;
      if (place < this.#settled || match.score <= score) return;
      matches.splice(place, 1);
      break;
    }
    let place = matches.length;
    while (place > this.#settled && (matches[place - 1]?.score ?? 0) > score) place--;
    matches.splice(place, 0, { name, step, score });
    if (matches.length > this.#limit) matches.pop();
  }
}
