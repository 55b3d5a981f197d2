import type { CountryCode } from './station.ts';
import type { IndexedName, StationIndex } from './station-index.ts';

/** How well a name answers a text; a lower step is a better answer. */
export const STEP = {
  exactLabel: 0,
  exactAlias: 1,
  prefix: 2,
  wordPrefix: 3,
  allWords: 4,
  /** Only what stands before a comma was found. */
  partOfText: 5,
  contained: 6,
  typingErrors: 7,
} as const;

/** One of the steps of `STEP`. */
export type Step = (typeof STEP)[keyof typeof STEP];

/** A station's best answer to a text. */
export interface Match {
  readonly name: IndexedName;
  readonly step: Step;
  /** Within a step what counts before the station's weight, the first number first; lower is better. */
  readonly penalties: readonly number[];
}

const NONE: readonly number[] = [];

/** What may be answered: how many stations, of which countries (all when undefined), and whether to a part of the text. */
interface Wanted {
  readonly limit: number;
  readonly countries: ReadonlySet<CountryCode> | undefined;
  readonly isPart: boolean;
}

/** Keeps the best few matches, one a station, while candidates come in, step by step. */
export class BestMatches {
  readonly matches: Match[] = [];
  readonly #index: StationIndex;
  readonly #wanted: Wanted;
  // Matches before this place are of earlier steps, which nothing later can better.
  #settled = 0;

  constructor(index: StationIndex, wanted: Wanted) {
    this.#index = index;
    this.#wanted = wanted;
  }

  get isFull(): boolean {
    return this.matches.length >= this.#wanted.limit;
  }

  /** Ends a step: what was found so far stays ahead of all that follows. */
  settle(): void {
    this.#settled = this.matches.length;
  }

  /** Offers a name; `penalties` count for more than the station's weight. */
  offer(nameIndex: number, step: Step, penalties = NONE): void {
    const name = this.#index.names[nameIndex];
    const { limit, countries, isPart } = this.#wanted;
    if (name === undefined || this.#settled >= limit) return;
    const country = this.#index.stations[name.station]?.country;
    if (countries && (country === undefined || !countries.has(country))) return;
    const match = { name, step: isPart ? STEP.partOfText : step, penalties };

    const { matches } = this;
    const last = matches.at(-1);
    if (this.isFull && last !== undefined && this.#compare(last, match) <= 0) return;
    const known = matches.findIndex((other) => other.name.station === name.station);
    const before = matches[known];
    if (before !== undefined) {
      if (known < this.#settled || this.#compare(before, match) <= 0) return;
      matches.splice(known, 1);
    }
    let place = matches.length;
    while (place > this.#settled && this.#compare(matches[place - 1] ?? match, match) > 0) place--;
    matches.splice(place, 0, match);
    if (matches.length > limit) matches.pop();
  }

  /** Less than 0 when `a` is the better match of one step: penalties, the name as written, weight, label, short name. */
  #compare(a: Match, b: Match): number {
    for (let place = 0; place < a.penalties.length || place < b.penalties.length; place++) {
      const difference = (a.penalties[place] ?? 0) - (b.penalties[place] ?? 0);
      if (difference !== 0) return difference;
    }
    const { stations } = this.#index;
    return (
      Number(a.name.isExpanded) - Number(b.name.isExpanded) ||
      (stations[b.name.station]?.weight ?? 0) - (stations[a.name.station]?.weight ?? 0) ||
      Number(b.name.isLabel) - Number(a.name.isLabel) ||
      a.name.key.length - b.name.key.length
    );
  }
}
